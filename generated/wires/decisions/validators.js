// spec/wires/decisions.tsp
"use strict";
export const request = validate0;
const schema0 = {"$id":"Request","type":"object","required":["model","state","questions"],"properties":{"model":{"type":"string"},"state":{"byType":{"string":0,"object":1,"array":2},"branches":[{"type":"string"},{"type":"object","additionalProperties":{}},{"type":"array","items":{}}]},"questions":{"$ref":"Questions"}},"additionalProperties":false};
const schema1 = {"$id":"Questions","type":"object","minProperties":1,"additionalProperties":{"$ref":"Question"}};
const schema2 = {"$id":"Question","type":"object","byTag":{"property":"type","cases":{"choice":0,"score":1,"noul":2}},"branches":[{"$ref":"ChoiceQuestion"},{"$ref":"ScoreQuestion"},{"$ref":"NoulQuestion"}]};
const schema3 = {"$id":"ChoiceQuestion","type":"object","required":["type","criteria"],"properties":{"type":{"type":"string","enum":["choice"]},"criteria":{"$ref":"Options"},"instructions":{"byType":{"string":0,"object":1,"array":2,"null":3},"branches":[{"type":"string"},{"type":"object","additionalProperties":{}},{"type":"array","items":{}},{"type":"null"}]}}};
const schema4 = {"$id":"Options","type":"object","maxProperties":255,"minProperties":1,"additionalProperties":{"byType":{"string":0,"object":1,"array":2,"null":3},"branches":[{"type":"string"},{"type":"object","additionalProperties":{}},{"type":"array","items":{}},{"type":"null"}]}};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Options" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 255){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 255}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length < 1){
const err1 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
let data0 = data[key0];
if(typeof data0 == "string"){
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err3 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/branches/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else if(Array.isArray(data0)){
if(!(Array.isArray(data0))){
const err4 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/branches/2/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else if(data0 === null){
if(data0 !== null){
const err5 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/branches/3/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/byType",keyword:"byType",params:{type: ["string","object","array","null"]}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}


function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChoiceQuestion" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.criteria === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "criteria"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "choice")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema3.properties.type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.criteria !== undefined){
if(!(validate4(data.criteria, {instancePath:instancePath+"/criteria",parentData:data,parentDataProperty:"criteria",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.instructions !== undefined){
let data2 = data.instructions;
if(typeof data2 == "string"){
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
const err5 = {instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/branches/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else if(Array.isArray(data2)){
if(!(Array.isArray(data2))){
const err6 = {instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/branches/2/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else if(data2 === null){
if(data2 !== null){
const err7 = {instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/branches/3/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/byType",keyword:"byType",params:{type: ["string","object","array","null"]}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

const schema5 = {"$id":"ScoreQuestion","type":"object","required":["type","criteria"],"properties":{"type":{"type":"string","enum":["score"]},"criteria":{"type":"array","items":{"byType":{"string":0,"object":1,"array":2,"null":3},"branches":[{"type":"string"},{"type":"object","additionalProperties":{}},{"type":"array","items":{}},{"type":"null"}]},"minItems":2,"maxItems":10},"instructions":{"byType":{"string":0,"object":1,"array":2,"null":3},"branches":[{"type":"string"},{"type":"object","additionalProperties":{}},{"type":"array","items":{}},{"type":"null"}]}}};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ScoreQuestion" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.criteria === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "criteria"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "score")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema5.properties.type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.criteria !== undefined){
let data1 = data.criteria;
if(Array.isArray(data1)){
if(data1.length > 10){
const err4 = {instancePath:instancePath+"/criteria",schemaPath:"#/properties/criteria/maxItems",keyword:"maxItems",params:{limit: 10}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.length < 2){
const err5 = {instancePath:instancePath+"/criteria",schemaPath:"#/properties/criteria/minItems",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 == "string"){
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/criteria/" + i0,schemaPath:"#/properties/criteria/items/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
const err7 = {instancePath:instancePath+"/criteria/" + i0,schemaPath:"#/properties/criteria/items/branches/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else if(Array.isArray(data2)){
if(!(Array.isArray(data2))){
const err8 = {instancePath:instancePath+"/criteria/" + i0,schemaPath:"#/properties/criteria/items/branches/2/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else if(data2 === null){
if(data2 !== null){
const err9 = {instancePath:instancePath+"/criteria/" + i0,schemaPath:"#/properties/criteria/items/branches/3/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/criteria/" + i0,schemaPath:"#/properties/criteria/items/byType",keyword:"byType",params:{type: ["string","object","array","null"]}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/criteria",schemaPath:"#/properties/criteria/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.instructions !== undefined){
let data3 = data.instructions;
if(typeof data3 == "string"){
if(typeof data3 !== "string"){
const err12 = {instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
const err13 = {instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/branches/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else if(Array.isArray(data3)){
if(!(Array.isArray(data3))){
const err14 = {instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/branches/2/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else if(data3 === null){
if(data3 !== null){
const err15 = {instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/branches/3/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/byType",keyword:"byType",params:{type: ["string","object","array","null"]}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}

const schema6 = {"$id":"NoulQuestion","type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["noul"]},"criteria":{"byType":{"object":0,"null":1},"branches":[{"$ref":"YesAndNo"},{"type":"null"}]},"instructions":{"byType":{"string":0,"object":1,"array":2,"null":3},"branches":[{"type":"string"},{"type":"object","additionalProperties":{}},{"type":"array","items":{}},{"type":"null"}]}}};
const schema7 = {"$id":"YesAndNo","type":"object","properties":{"true":{"byType":{"string":0,"object":1,"array":2,"null":3},"branches":[{"type":"string"},{"type":"object","additionalProperties":{}},{"type":"array","items":{}},{"type":"null"}]},"false":{"byType":{"string":0,"object":1,"array":2,"null":3},"branches":[{"type":"string"},{"type":"object","additionalProperties":{}},{"type":"array","items":{}},{"type":"null"}]}}};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="YesAndNo" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.true !== undefined){
let data0 = data.true;
if(typeof data0 == "string"){
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/true",schemaPath:"#/properties/true/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err1 = {instancePath:instancePath+"/true",schemaPath:"#/properties/true/branches/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else if(Array.isArray(data0)){
if(!(Array.isArray(data0))){
const err2 = {instancePath:instancePath+"/true",schemaPath:"#/properties/true/branches/2/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else if(data0 === null){
if(data0 !== null){
const err3 = {instancePath:instancePath+"/true",schemaPath:"#/properties/true/branches/3/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/true",schemaPath:"#/properties/true/byType",keyword:"byType",params:{type: ["string","object","array","null"]}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.false !== undefined){
let data1 = data.false;
if(typeof data1 == "string"){
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/false",schemaPath:"#/properties/false/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
}
else {
const err6 = {instancePath:instancePath+"/false",schemaPath:"#/properties/false/branches/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else if(Array.isArray(data1)){
if(!(Array.isArray(data1))){
const err7 = {instancePath:instancePath+"/false",schemaPath:"#/properties/false/branches/2/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else if(data1 === null){
if(data1 !== null){
const err8 = {instancePath:instancePath+"/false",schemaPath:"#/properties/false/branches/3/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/false",schemaPath:"#/properties/false/byType",keyword:"byType",params:{type: ["string","object","array","null"]}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}


function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="NoulQuestion" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(data0 === "noul")){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema6.properties.type.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.criteria !== undefined){
let data1 = data.criteria;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(!(validate10(data1, {instancePath:instancePath+"/criteria",parentData:data,parentDataProperty:"criteria",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
else if(data1 === null){
if(data1 !== null){
const err3 = {instancePath:instancePath+"/criteria",schemaPath:"#/properties/criteria/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/criteria",schemaPath:"#/properties/criteria/byType",keyword:"byType",params:{type: ["object","null"]}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.instructions !== undefined){
let data2 = data.instructions;
if(typeof data2 == "string"){
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
const err6 = {instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/branches/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else if(Array.isArray(data2)){
if(!(Array.isArray(data2))){
const err7 = {instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/branches/2/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else if(data2 === null){
if(data2 !== null){
const err8 = {instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/branches/3/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/byType",keyword:"byType",params:{type: ["string","object","array","null"]}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}


function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Question" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data["type"];
if(tag0 === "choice"){
if(!(validate3(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
else if(tag0 === "score"){
if(!(validate7(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
else if(tag0 === "noul"){
if(!(validate9(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
else {
const err0 = {instancePath,schemaPath:"#/byTag",keyword:"byTag",params:{tag: "type", allowed: ["choice","score","noul"], missing: tag0 === undefined}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}


function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Questions" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(validate2(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Request" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.state === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.questions === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "questions"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "model") || (key0 === "state")) || (key0 === "questions"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.model !== undefined){
if(typeof data.model !== "string"){
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 == "string"){
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
}
else {
const err6 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/branches/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else if(Array.isArray(data1)){
if(!(Array.isArray(data1))){
const err7 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/branches/2/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/byType",keyword:"byType",params:{type: ["string","object","array"]}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.questions !== undefined){
if(!(validate1(data.questions, {instancePath:instancePath+"/questions",parentData:data,parentDataProperty:"questions",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

