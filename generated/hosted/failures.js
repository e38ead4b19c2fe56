// spec/hosted/
"use strict";
export const chatCompletionRequest = validate0;
const schema0 = {"$id":"ChatCompletionRequest","type":"object","required":["model","messages"],"properties":{"model":{"type":"string"},"messages":{"type":"array","items":{"$ref":"ChatMessage"},"minItems":1},"stream":{"default":false,"byType":{"boolean":0,"null":1},"branches":[{"type":"boolean"},{"type":"null"}]},"stream_options":{"byType":{"object":0,"null":1},"branches":[{"$ref":"ChatStreamOptions"},{"type":"null"}]},"max_tokens":{"byType":{"integer":0,"null":1},"branches":[{"type":"integer"},{"type":"null"}]},"max_completion_tokens":{"byType":{"integer":0,"null":1},"branches":[{"type":"integer"},{"type":"null"}]},"temperature":{"byType":{"number":0,"null":1},"branches":[{"type":"number"},{"type":"null"}]},"top_p":{"byType":{"number":0,"null":1},"branches":[{"type":"number"},{"type":"null"}]},"top_k":{"byType":{"integer":0,"null":1},"branches":[{"type":"integer"},{"type":"null"}]},"stop":{"byType":{"string":0,"array":1,"null":2},"branches":[{"type":"string"},{"type":"array","items":{"type":"string"}},{"type":"null"}]},"seed":{"byType":{"integer":0,"null":1},"branches":[{"type":"integer"},{"type":"null"}]},"presence_penalty":{"byType":{"number":0,"null":1},"branches":[{"type":"number"},{"type":"null"}]},"frequency_penalty":{"byType":{"number":0,"null":1},"branches":[{"type":"number"},{"type":"null"}]},"verbosity":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"reasoning_effort":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"tools":{"byType":{"array":0,"null":1},"branches":[{"type":"array","items":{"$ref":"ChatTool"}},{"type":"null"}]},"tool_choice":{"byType":{"string":0,"object":1,"null":2},"branches":[{"type":"string","enum":["auto","none","required"]},{"type":"object","byTag":{"property":"type","cases":{"function":0},"other":1},"branches":[{"$ref":"ChatFunctionChoice"},{"$ref":"ChatOtherToolChoice"}]},{"type":"null"}]},"parallel_tool_calls":{"byType":{"boolean":0,"null":1},"branches":[{"type":"boolean"},{"type":"null"}]},"web_search_options":{"byType":{"object":0,"null":1},"branches":[{"$ref":"ChatWebSearchOptions"},{"type":"null"}]},"functions":{"byType":{"array":0,"null":1},"branches":[{"type":"array","items":{"$ref":"ChatFunction"}},{"type":"null"}]},"function_call":{"byType":{"string":0,"object":1,"null":2},"branches":[{"type":"string"},{"$ref":"ChatFunctionName"},{"type":"null"}]},"response_format":{"byType":{"object":0,"null":1},"branches":[{"type":"object","byTag":{"property":"type","cases":{"text":0,"json_object":1,"json_schema":2}},"branches":[{"$ref":"ChatTextFormat"},{"$ref":"ChatJsonObjectFormat"},{"$ref":"ChatJsonSchemaFormat"}]},{"type":"null"}]},"store":{"byType":{"boolean":0,"null":1},"branches":[{"type":"boolean"},{"type":"null"}]},"metadata":{"byType":{"object":0,"null":1},"branches":[{"$ref":"ChatMetadata"},{"type":"null"}]},"user":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"safety_identifier":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"service_tier":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"prompt_cache_key":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"prompt_cache_retention":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"n":{"byType":{"integer":0,"null":1},"branches":[{"type":"integer"},{"type":"null"}]},"logprobs":{"byType":{"boolean":0,"null":1},"branches":[{"type":"boolean"},{"type":"null"}]},"top_logprobs":{"byType":{"integer":0,"null":1},"branches":[{"type":"integer"},{"type":"null"}]},"logit_bias":{"byType":{"object":0,"null":1},"branches":[{"type":"object","additionalProperties":{}},{"type":"null"}]},"prediction":{"byType":{"object":0,"null":1},"branches":[{"$ref":"ChatPrediction"},{"type":"null"}]},"modalities":{"byType":{"array":0,"null":1},"branches":[{"type":"array","items":{"type":"string"}},{"type":"null"}]},"audio":{"byType":{"object":0,"null":1},"branches":[{"$ref":"ChatAudio"},{"type":"null"}]}},"examples":[{"model":"a-mid","messages":[{"role":"user","content":"Hello"}]}]};
const schema1 = {"$id":"ChatMessage","type":"object","byTag":{"property":"role","cases":{"system":0,"developer":0,"user":1,"assistant":2,"tool":3,"function":4}},"branches":[{"$ref":"ChatSystemMessage"},{"$ref":"ChatUserMessage"},{"$ref":"ChatAssistantMessage"},{"$ref":"ChatToolMessage"},{"$ref":"ChatFunctionMessage"}]};
const schema2 = {"$id":"ChatSystemMessage","type":"object","required":["role","content"],"properties":{"role":{"type":"string","enum":["system","developer"]},"content":{"byType":{"string":0,"array":1},"branches":[{"type":"string"},{"type":"array","items":{"$ref":"ChatPart"}}]},"name":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]}}};
const schema3 = {"$id":"ChatPart","type":"object","byTag":{"property":"type","cases":{"text":0,"image_url":1,"file":2,"refusal":3},"other":4},"branches":[{"$ref":"ChatTextPart"},{"$ref":"ChatImagePart"},{"$ref":"ChatFilePart"},{"$ref":"ChatRefusalPart"},{"$ref":"ChatOtherPart"}]};
const schema4 = {"$id":"ChatTextPart","type":"object","required":["type","text"],"properties":{"type":{"type":"string","enum":["text"]},"text":{"type":"string"}}};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatTextPart" */;
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
if(data.text === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"}};
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
if(!(data0 === "text")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema4.properties.type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
const err4 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}

const schema5 = {"$id":"ChatImagePart","type":"object","required":["type","image_url"],"properties":{"type":{"type":"string","enum":["image_url"]},"image_url":{"$ref":"ChatImage"}}};
const schema6 = {"$id":"ChatImage","type":"object","required":["url"],"properties":{"url":{"type":"string"},"detail":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]}}};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatImage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err1 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.detail !== undefined){
let data1 = data.detail;
if(typeof data1 == "string"){
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else if(data1 === null){
if(data1 !== null){
const err3 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/branches/1/type",keyword:"type",params:{type: "null"}};
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
const err4 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}


function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatImagePart" */;
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
if(data.image_url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "image_url"}};
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
if(!(data0 === "image_url")){
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
if(data.image_url !== undefined){
if(!(validate7(data.image_url, {instancePath:instancePath+"/image_url",parentData:data,parentDataProperty:"image_url",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}

const schema7 = {"$id":"ChatFilePart","type":"object","required":["type","file"],"properties":{"type":{"type":"string","enum":["file"]},"file":{"$ref":"ChatFile"}}};
const schema8 = {"$id":"ChatFile","type":"object","properties":{"file_data":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"file_id":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"filename":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]}}};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatFile" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.file_data !== undefined){
let data0 = data.file_data;
if(typeof data0 == "string"){
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/file_data",schemaPath:"#/properties/file_data/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else if(data0 === null){
if(data0 !== null){
const err1 = {instancePath:instancePath+"/file_data",schemaPath:"#/properties/file_data/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/file_data",schemaPath:"#/properties/file_data/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.file_id !== undefined){
let data1 = data.file_id;
if(typeof data1 == "string"){
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else if(data1 === null){
if(data1 !== null){
const err4 = {instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.filename !== undefined){
let data2 = data.filename;
if(typeof data2 == "string"){
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/branches/0/type",keyword:"type",params:{type: "string"}};
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
const err7 = {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/branches/1/type",keyword:"type",params:{type: "null"}};
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
const err8 = {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/byType",keyword:"byType",params:{type: ["string","null"]}};
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
validate11.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatFilePart" */;
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
if(data.file === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "file"}};
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
if(!(data0 === "file")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema7.properties.type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.file !== undefined){
if(!(validate11(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

const schema9 = {"$id":"ChatRefusalPart","type":"object","required":["type","refusal"],"properties":{"type":{"type":"string","enum":["refusal"]},"refusal":{"type":"string"}}};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatRefusalPart" */;
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
if(data.refusal === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refusal"}};
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
if(!(data0 === "refusal")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema9.properties.type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.refusal !== undefined){
if(typeof data.refusal !== "string"){
const err4 = {instancePath:instancePath+"/refusal",schemaPath:"#/properties/refusal/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}

const schema10 = {"$id":"ChatOtherPart","type":"object","required":["type"],"properties":{"type":{"type":"string"}}};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatOtherPart" */;
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
if(typeof data.type !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}


function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatPart" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data["type"];
if(tag0 === "text"){
if(!(validate4(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
else if(tag0 === "image_url"){
if(!(validate6(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
else if(tag0 === "file"){
if(!(validate10(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
else if(tag0 === "refusal"){
if(!(validate14(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
else if(typeof tag0 == "string"){
if(!(validate16(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
else {
const err0 = {instancePath,schemaPath:"#/byTag",keyword:"byTag",params:{tag: "type", allowed: ["text","image_url","file","refusal"], missing: tag0 === undefined}};
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
validate3.errors = vErrors;
return errors === 0;
}


function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatSystemMessage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.content === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.role !== undefined){
let data0 = data.role;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((data0 === "system") || (data0 === "developer"))){
const err3 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema2.properties.role.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.content !== undefined){
let data1 = data.content;
if(typeof data1 == "string"){
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else if(Array.isArray(data1)){
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate3(data1[i0], {instancePath:instancePath+"/content/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/branches/1/type",keyword:"type",params:{type: "array"}};
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
const err6 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/byType",keyword:"byType",params:{type: ["string","array"]}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.name !== undefined){
let data3 = data.name;
if(typeof data3 == "string"){
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else if(data3 === null){
if(data3 !== null){
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/branches/1/type",keyword:"type",params:{type: "null"}};
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
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/byType",keyword:"byType",params:{type: ["string","null"]}};
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
validate2.errors = vErrors;
return errors === 0;
}

const schema11 = {"$id":"ChatUserMessage","type":"object","required":["role","content"],"properties":{"role":{"type":"string","enum":["user"]},"content":{"byType":{"string":0,"array":1},"branches":[{"type":"string"},{"type":"array","items":{"$ref":"ChatPart"}}]},"name":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]}}};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatUserMessage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.content === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.role !== undefined){
let data0 = data.role;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "user")){
const err3 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema11.properties.role.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.content !== undefined){
let data1 = data.content;
if(typeof data1 == "string"){
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else if(Array.isArray(data1)){
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate3(data1[i0], {instancePath:instancePath+"/content/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/branches/1/type",keyword:"type",params:{type: "array"}};
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
const err6 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/byType",keyword:"byType",params:{type: ["string","array"]}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.name !== undefined){
let data3 = data.name;
if(typeof data3 == "string"){
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else if(data3 === null){
if(data3 !== null){
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/branches/1/type",keyword:"type",params:{type: "null"}};
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
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/byType",keyword:"byType",params:{type: ["string","null"]}};
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
validate20.errors = vErrors;
return errors === 0;
}

const schema12 = {"$id":"ChatAssistantMessage","type":"object","required":["role"],"properties":{"role":{"type":"string","enum":["assistant"]},"content":{"byType":{"string":0,"array":1,"null":2},"branches":[{"type":"string"},{"type":"array","items":{"$ref":"ChatPart"}},{"type":"null"}]},"refusal":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"tool_calls":{"byType":{"array":0,"null":1},"branches":[{"type":"array","items":{"$ref":"ChatToolCall"}},{"type":"null"}]},"function_call":{"byType":{"object":0,"null":1},"branches":[{"$ref":"ChatFunctionCall"},{"type":"null"}]},"name":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]}}};
const schema13 = {"$id":"ChatToolCall","type":"object","byTag":{"property":"type","cases":{"function":0},"other":1},"branches":[{"$ref":"ChatFunctionToolCall"},{"$ref":"ChatOtherToolCall"}]};
const schema14 = {"$id":"ChatFunctionToolCall","type":"object","required":["id","type","function"],"properties":{"id":{"type":"string"},"type":{"type":"string","enum":["function"]},"function":{"$ref":"ChatFunctionCall"}}};
const schema15 = {"$id":"ChatFunctionCall","type":"object","required":["name","arguments"],"properties":{"name":{"type":"string"},"arguments":{"type":"string"}}};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatFunctionCall" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.arguments === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "arguments"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.arguments !== undefined){
if(typeof data.arguments !== "string"){
const err3 = {instancePath:instancePath+"/arguments",schemaPath:"#/properties/arguments/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}


function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatFunctionToolCall" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.function === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "function"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(data1 === "function")){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema14.properties.type.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.function !== undefined){
if(!(validate27(data.function, {instancePath:instancePath+"/function",parentData:data,parentDataProperty:"function",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}

const schema16 = {"$id":"ChatOtherToolCall","type":"object","required":["id","type"],"properties":{"id":{"type":"string"},"type":{"type":"string"}}};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatOtherToolCall" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatToolCall" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data["type"];
if(tag0 === "function"){
if(!(validate26(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
else if(typeof tag0 == "string"){
if(!(validate30(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
else {
const err0 = {instancePath,schemaPath:"#/byTag",keyword:"byTag",params:{tag: "type", allowed: ["function"], missing: tag0 === undefined}};
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
validate25.errors = vErrors;
return errors === 0;
}


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatAssistantMessage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.role !== undefined){
let data0 = data.role;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(data0 === "assistant")){
const err2 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema12.properties.role.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.content !== undefined){
let data1 = data.content;
if(typeof data1 == "string"){
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else if(Array.isArray(data1)){
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate3(data1[i0], {instancePath:instancePath+"/content/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/branches/1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else if(data1 === null){
if(data1 !== null){
const err5 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/branches/2/type",keyword:"type",params:{type: "null"}};
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
const err6 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/byType",keyword:"byType",params:{type: ["string","array","null"]}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.refusal !== undefined){
let data3 = data.refusal;
if(typeof data3 == "string"){
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/refusal",schemaPath:"#/properties/refusal/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else if(data3 === null){
if(data3 !== null){
const err8 = {instancePath:instancePath+"/refusal",schemaPath:"#/properties/refusal/branches/1/type",keyword:"type",params:{type: "null"}};
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
const err9 = {instancePath:instancePath+"/refusal",schemaPath:"#/properties/refusal/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.tool_calls !== undefined){
let data4 = data.tool_calls;
if(Array.isArray(data4)){
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(validate25(data4[i1], {instancePath:instancePath+"/tool_calls/" + i1,parentData:data4,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/tool_calls",schemaPath:"#/properties/tool_calls/branches/0/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else if(data4 === null){
if(data4 !== null){
const err11 = {instancePath:instancePath+"/tool_calls",schemaPath:"#/properties/tool_calls/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/tool_calls",schemaPath:"#/properties/tool_calls/byType",keyword:"byType",params:{type: ["array","null"]}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.function_call !== undefined){
let data6 = data.function_call;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(!(validate27(data6, {instancePath:instancePath+"/function_call",parentData:data,parentDataProperty:"function_call",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
else if(data6 === null){
if(data6 !== null){
const err13 = {instancePath:instancePath+"/function_call",schemaPath:"#/properties/function_call/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/function_call",schemaPath:"#/properties/function_call/byType",keyword:"byType",params:{type: ["object","null"]}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.name !== undefined){
let data7 = data.name;
if(typeof data7 == "string"){
if(typeof data7 !== "string"){
const err15 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else if(data7 === null){
if(data7 !== null){
const err16 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}

const schema17 = {"$id":"ChatToolMessage","type":"object","required":["role","content","tool_call_id"],"properties":{"role":{"type":"string","enum":["tool"]},"content":{"byType":{"string":0,"array":1},"branches":[{"type":"string"},{"type":"array","items":{"$ref":"ChatPart"}}]},"tool_call_id":{"type":"string"},"name":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]}}};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatToolMessage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.content === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.tool_call_id === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tool_call_id"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.role !== undefined){
let data0 = data.role;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === "tool")){
const err4 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema17.properties.role.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.content !== undefined){
let data1 = data.content;
if(typeof data1 == "string"){
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else if(Array.isArray(data1)){
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate3(data1[i0], {instancePath:instancePath+"/content/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/branches/1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/byType",keyword:"byType",params:{type: ["string","array"]}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.tool_call_id !== undefined){
if(typeof data.tool_call_id !== "string"){
const err8 = {instancePath:instancePath+"/tool_call_id",schemaPath:"#/properties/tool_call_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.name !== undefined){
let data4 = data.name;
if(typeof data4 == "string"){
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else if(data4 === null){
if(data4 !== null){
const err10 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}

const schema18 = {"$id":"ChatFunctionMessage","type":"object","required":["role","content","name"],"properties":{"role":{"type":"string","enum":["function"]},"content":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"name":{"type":"string"}}};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatFunctionMessage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.content === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.role !== undefined){
let data0 = data.role;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === "function")){
const err4 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema18.properties.role.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.content !== undefined){
let data1 = data.content;
if(typeof data1 == "string"){
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else if(data1 === null){
if(data1 !== null){
const err6 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
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
validate38.errors = vErrors;
return errors === 0;
}


function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatMessage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data["role"];
if(tag0 === "system" || tag0 === "developer"){
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
else if(tag0 === "user"){
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
}
else if(tag0 === "assistant"){
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool"){
if(!(validate35(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
}
else if(tag0 === "function"){
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
else {
const err0 = {instancePath,schemaPath:"#/byTag",keyword:"byTag",params:{tag: "role", allowed: ["system","developer","user","assistant","tool","function"], missing: tag0 === undefined}};
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
validate1.errors = vErrors;
return errors === 0;
}

const schema19 = {"$id":"ChatStreamOptions","type":"object","properties":{"include_usage":{"byType":{"boolean":0,"null":1},"branches":[{"type":"boolean"},{"type":"null"}]}}};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatStreamOptions" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.include_usage !== undefined){
let data0 = data.include_usage;
if(typeof data0 == "boolean"){
if(typeof data0 !== "boolean"){
const err0 = {instancePath:instancePath+"/include_usage",schemaPath:"#/properties/include_usage/branches/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else if(data0 === null){
if(data0 !== null){
const err1 = {instancePath:instancePath+"/include_usage",schemaPath:"#/properties/include_usage/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/include_usage",schemaPath:"#/properties/include_usage/byType",keyword:"byType",params:{type: ["boolean","null"]}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}

const schema20 = {"$id":"ChatTool","type":"object","byTag":{"property":"type","cases":{"function":0,"mcp":1},"other":2},"branches":[{"$ref":"ChatFunctionTool"},{"$ref":"ChatMcpTool"},{"$ref":"ChatOtherTool"}]};
const schema21 = {"$id":"ChatFunctionTool","type":"object","required":["type","function"],"properties":{"type":{"type":"string","enum":["function"]},"function":{"$ref":"ChatFunction"}}};
const schema22 = {"$id":"ChatFunction","type":"object","required":["name"],"properties":{"name":{"type":"string"},"description":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"parameters":{"byType":{"object":0,"null":1},"branches":[{"type":"object","additionalProperties":{}},{"type":"null"}]},"strict":{"byType":{"boolean":0,"null":1},"branches":[{"type":"boolean"},{"type":"null"}]}}};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatFunction" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 == "string"){
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else if(data1 === null){
if(data1 !== null){
const err3 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/branches/1/type",keyword:"type",params:{type: "null"}};
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
const err4 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.parameters !== undefined){
let data2 = data.parameters;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
const err5 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/branches/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else if(data2 === null){
if(data2 !== null){
const err6 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/byType",keyword:"byType",params:{type: ["object","null"]}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.strict !== undefined){
let data3 = data.strict;
if(typeof data3 == "boolean"){
if(typeof data3 !== "boolean"){
const err8 = {instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/branches/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else if(data3 === null){
if(data3 !== null){
const err9 = {instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/branches/1/type",keyword:"type",params:{type: "null"}};
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
const err10 = {instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/byType",keyword:"byType",params:{type: ["boolean","null"]}};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}


function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatFunctionTool" */;
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
if(data.function === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "function"}};
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
if(!(data0 === "function")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema21.properties.type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.function !== undefined){
if(!(validate45(data.function, {instancePath:instancePath+"/function",parentData:data,parentDataProperty:"function",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}

const schema23 = {"$id":"ChatMcpTool","type":"object","required":["type","server_label"],"properties":{"type":{"type":"string","enum":["mcp"]},"server_label":{"type":"string"},"server_url":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"require_approval":{},"allowed_tools":{},"authorization":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]}}};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatMcpTool" */;
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
if(data.server_label === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "server_label"}};
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
if(!(data0 === "mcp")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema23.properties.type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.server_label !== undefined){
if(typeof data.server_label !== "string"){
const err4 = {instancePath:instancePath+"/server_label",schemaPath:"#/properties/server_label/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.server_url !== undefined){
let data2 = data.server_url;
if(typeof data2 == "string"){
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/server_url",schemaPath:"#/properties/server_url/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else if(data2 === null){
if(data2 !== null){
const err6 = {instancePath:instancePath+"/server_url",schemaPath:"#/properties/server_url/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/server_url",schemaPath:"#/properties/server_url/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.authorization !== undefined){
let data3 = data.authorization;
if(typeof data3 == "string"){
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/authorization",schemaPath:"#/properties/authorization/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else if(data3 === null){
if(data3 !== null){
const err9 = {instancePath:instancePath+"/authorization",schemaPath:"#/properties/authorization/branches/1/type",keyword:"type",params:{type: "null"}};
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
const err10 = {instancePath:instancePath+"/authorization",schemaPath:"#/properties/authorization/byType",keyword:"byType",params:{type: ["string","null"]}};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}

const schema24 = {"$id":"ChatOtherTool","type":"object","required":["type"],"properties":{"type":{"type":"string"}}};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatOtherTool" */;
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
if(typeof data.type !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}


function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatTool" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data["type"];
if(tag0 === "function"){
if(!(validate44(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
}
else if(tag0 === "mcp"){
if(!(validate48(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
else if(typeof tag0 == "string"){
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
else {
const err0 = {instancePath,schemaPath:"#/byTag",keyword:"byTag",params:{tag: "type", allowed: ["function","mcp"], missing: tag0 === undefined}};
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
validate43.errors = vErrors;
return errors === 0;
}

const schema25 = {"$id":"ChatFunctionChoice","type":"object","required":["type","function"],"properties":{"type":{"type":"string","enum":["function"]},"function":{"$ref":"ChatFunctionName"}}};
const schema26 = {"$id":"ChatFunctionName","type":"object","required":["name"],"properties":{"name":{"type":"string"}}};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatFunctionName" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatFunctionChoice" */;
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
if(data.function === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "function"}};
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
if(!(data0 === "function")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema25.properties.type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.function !== undefined){
if(!(validate54(data.function, {instancePath:instancePath+"/function",parentData:data,parentDataProperty:"function",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}

const schema27 = {"$id":"ChatOtherToolChoice","type":"object","required":["type"],"properties":{"type":{"type":"string"}}};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatOtherToolChoice" */;
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
if(typeof data.type !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}

const schema28 = {"$id":"ChatWebSearchOptions","type":"object","properties":{"search_context_size":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"user_location":{"byType":{"object":0,"null":1},"branches":[{"$ref":"ChatUserLocation"},{"type":"null"}]}}};
const schema29 = {"$id":"ChatUserLocation","type":"object","properties":{"type":{},"approximate":{}}};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatUserLocation" */;
let vErrors = null;
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}


function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatWebSearchOptions" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.search_context_size !== undefined){
let data0 = data.search_context_size;
if(typeof data0 == "string"){
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/search_context_size",schemaPath:"#/properties/search_context_size/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else if(data0 === null){
if(data0 !== null){
const err1 = {instancePath:instancePath+"/search_context_size",schemaPath:"#/properties/search_context_size/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/search_context_size",schemaPath:"#/properties/search_context_size/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.user_location !== undefined){
let data1 = data.user_location;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(!(validate60(data1, {instancePath:instancePath+"/user_location",parentData:data,parentDataProperty:"user_location",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
else if(data1 === null){
if(data1 !== null){
const err3 = {instancePath:instancePath+"/user_location",schemaPath:"#/properties/user_location/branches/1/type",keyword:"type",params:{type: "null"}};
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
const err4 = {instancePath:instancePath+"/user_location",schemaPath:"#/properties/user_location/byType",keyword:"byType",params:{type: ["object","null"]}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}

const schema30 = {"$id":"ChatTextFormat","type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["text"]}}};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatTextFormat" */;
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
if(!(data0 === "text")){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema30.properties.type.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}

const schema31 = {"$id":"ChatJsonObjectFormat","type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["json_object"]}}};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatJsonObjectFormat" */;
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
if(!(data0 === "json_object")){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema31.properties.type.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}

const schema32 = {"$id":"ChatJsonSchemaFormat","type":"object","required":["type","json_schema"],"properties":{"type":{"type":"string","enum":["json_schema"]},"json_schema":{"$ref":"ChatJsonSchema"}}};
const schema33 = {"$id":"ChatJsonSchema","type":"object","required":["name"],"properties":{"name":{"type":"string"},"description":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"schema":{"byType":{"object":0,"null":1},"branches":[{"type":"object","additionalProperties":{}},{"type":"null"}]},"strict":{"byType":{"boolean":0,"null":1},"branches":[{"type":"boolean"},{"type":"null"}]}}};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatJsonSchema" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 == "string"){
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else if(data1 === null){
if(data1 !== null){
const err3 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/branches/1/type",keyword:"type",params:{type: "null"}};
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
const err4 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.schema !== undefined){
let data2 = data.schema;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
const err5 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/branches/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else if(data2 === null){
if(data2 !== null){
const err6 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/byType",keyword:"byType",params:{type: ["object","null"]}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.strict !== undefined){
let data3 = data.strict;
if(typeof data3 == "boolean"){
if(typeof data3 !== "boolean"){
const err8 = {instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/branches/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else if(data3 === null){
if(data3 !== null){
const err9 = {instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/branches/1/type",keyword:"type",params:{type: "null"}};
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
const err10 = {instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/byType",keyword:"byType",params:{type: ["boolean","null"]}};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}


function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatJsonSchemaFormat" */;
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
if(data.json_schema === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "json_schema"}};
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
if(!(data0 === "json_schema")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema32.properties.type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.json_schema !== undefined){
if(!(validate70(data.json_schema, {instancePath:instancePath+"/json_schema",parentData:data,parentDataProperty:"json_schema",rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}

const schema34 = {"$id":"ChatMetadata","type":"object","properties":{"enable_charting":{"default":false,"byType":{"boolean":0,"null":1},"branches":[{"type":"boolean"},{"type":"null"}]},"svc_completions_session_id":{"byType":{"string":0,"integer":1,"null":2},"branches":[{"type":"string"},{"type":"integer"},{"type":"null"}]}},"additionalProperties":{}};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatMetadata" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enable_charting !== undefined){
let data0 = data.enable_charting;
if(typeof data0 == "boolean"){
if(typeof data0 !== "boolean"){
const err0 = {instancePath:instancePath+"/enable_charting",schemaPath:"#/properties/enable_charting/branches/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else if(data0 === null){
if(data0 !== null){
const err1 = {instancePath:instancePath+"/enable_charting",schemaPath:"#/properties/enable_charting/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/enable_charting",schemaPath:"#/properties/enable_charting/byType",keyword:"byType",params:{type: ["boolean","null"]}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.svc_completions_session_id !== undefined){
let data1 = data.svc_completions_session_id;
if(typeof data1 == "string"){
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/svc_completions_session_id",schemaPath:"#/properties/svc_completions_session_id/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else if(Number.isInteger(data1)){
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err4 = {instancePath:instancePath+"/svc_completions_session_id",schemaPath:"#/properties/svc_completions_session_id/branches/1/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else if(data1 === null){
if(data1 !== null){
const err5 = {instancePath:instancePath+"/svc_completions_session_id",schemaPath:"#/properties/svc_completions_session_id/branches/2/type",keyword:"type",params:{type: "null"}};
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
const err6 = {instancePath:instancePath+"/svc_completions_session_id",schemaPath:"#/properties/svc_completions_session_id/byType",keyword:"byType",params:{type: ["string","integer","null"]}};
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
validate73.errors = vErrors;
return errors === 0;
}

const schema35 = {"$id":"ChatPrediction","type":"object","properties":{"type":{},"content":{}}};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatPrediction" */;
let vErrors = null;
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}

const schema36 = {"$id":"ChatAudio","type":"object","properties":{"voice":{},"format":{}}};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatAudio" */;
let vErrors = null;
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatCompletionRequest" */;
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
if(data.messages === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messages"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.model !== undefined){
if(typeof data.model !== "string"){
const err2 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.messages !== undefined){
let data1 = data.messages;
if(Array.isArray(data1)){
if(data1.length < 1){
const err3 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate1(data1[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.stream !== undefined){
let data3 = data.stream;
if(typeof data3 == "boolean"){
if(typeof data3 !== "boolean"){
const err5 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/branches/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else if(data3 === null){
if(data3 !== null){
const err6 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/byType",keyword:"byType",params:{type: ["boolean","null"]}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.stream_options !== undefined){
let data4 = data.stream_options;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(!(validate41(data4, {instancePath:instancePath+"/stream_options",parentData:data,parentDataProperty:"stream_options",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
}
else if(data4 === null){
if(data4 !== null){
const err8 = {instancePath:instancePath+"/stream_options",schemaPath:"#/properties/stream_options/branches/1/type",keyword:"type",params:{type: "null"}};
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
const err9 = {instancePath:instancePath+"/stream_options",schemaPath:"#/properties/stream_options/byType",keyword:"byType",params:{type: ["object","null"]}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.max_tokens !== undefined){
let data5 = data.max_tokens;
if(Number.isInteger(data5)){
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err10 = {instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/branches/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else if(data5 === null){
if(data5 !== null){
const err11 = {instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/byType",keyword:"byType",params:{type: ["integer","null"]}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.max_completion_tokens !== undefined){
let data6 = data.max_completion_tokens;
if(Number.isInteger(data6)){
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err13 = {instancePath:instancePath+"/max_completion_tokens",schemaPath:"#/properties/max_completion_tokens/branches/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else if(data6 === null){
if(data6 !== null){
const err14 = {instancePath:instancePath+"/max_completion_tokens",schemaPath:"#/properties/max_completion_tokens/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/max_completion_tokens",schemaPath:"#/properties/max_completion_tokens/byType",keyword:"byType",params:{type: ["integer","null"]}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.temperature !== undefined){
let data7 = data.temperature;
if(typeof data7 == "number" && isFinite(data7)){
if(!(typeof data7 == "number")){
const err16 = {instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/branches/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else if(data7 === null){
if(data7 !== null){
const err17 = {instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/byType",keyword:"byType",params:{type: ["number","null"]}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.top_p !== undefined){
let data8 = data.top_p;
if(typeof data8 == "number" && isFinite(data8)){
if(!(typeof data8 == "number")){
const err19 = {instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/branches/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else if(data8 === null){
if(data8 !== null){
const err20 = {instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/byType",keyword:"byType",params:{type: ["number","null"]}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.top_k !== undefined){
let data9 = data.top_k;
if(Number.isInteger(data9)){
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err22 = {instancePath:instancePath+"/top_k",schemaPath:"#/properties/top_k/branches/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else if(data9 === null){
if(data9 !== null){
const err23 = {instancePath:instancePath+"/top_k",schemaPath:"#/properties/top_k/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/top_k",schemaPath:"#/properties/top_k/byType",keyword:"byType",params:{type: ["integer","null"]}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.stop !== undefined){
let data10 = data.stop;
if(typeof data10 == "string"){
if(typeof data10 !== "string"){
const err25 = {instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else if(Array.isArray(data10)){
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
if(typeof data10[i1] !== "string"){
const err26 = {instancePath:instancePath+"/stop/" + i1,schemaPath:"#/properties/stop/branches/1/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/branches/1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else if(data10 === null){
if(data10 !== null){
const err28 = {instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/branches/2/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/byType",keyword:"byType",params:{type: ["string","array","null"]}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.seed !== undefined){
let data12 = data.seed;
if(Number.isInteger(data12)){
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err30 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/branches/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else if(data12 === null){
if(data12 !== null){
const err31 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/byType",keyword:"byType",params:{type: ["integer","null"]}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.presence_penalty !== undefined){
let data13 = data.presence_penalty;
if(typeof data13 == "number" && isFinite(data13)){
if(!(typeof data13 == "number")){
const err33 = {instancePath:instancePath+"/presence_penalty",schemaPath:"#/properties/presence_penalty/branches/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else if(data13 === null){
if(data13 !== null){
const err34 = {instancePath:instancePath+"/presence_penalty",schemaPath:"#/properties/presence_penalty/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/presence_penalty",schemaPath:"#/properties/presence_penalty/byType",keyword:"byType",params:{type: ["number","null"]}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.frequency_penalty !== undefined){
let data14 = data.frequency_penalty;
if(typeof data14 == "number" && isFinite(data14)){
if(!(typeof data14 == "number")){
const err36 = {instancePath:instancePath+"/frequency_penalty",schemaPath:"#/properties/frequency_penalty/branches/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else if(data14 === null){
if(data14 !== null){
const err37 = {instancePath:instancePath+"/frequency_penalty",schemaPath:"#/properties/frequency_penalty/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/frequency_penalty",schemaPath:"#/properties/frequency_penalty/byType",keyword:"byType",params:{type: ["number","null"]}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.verbosity !== undefined){
let data15 = data.verbosity;
if(typeof data15 == "string"){
if(typeof data15 !== "string"){
const err39 = {instancePath:instancePath+"/verbosity",schemaPath:"#/properties/verbosity/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else if(data15 === null){
if(data15 !== null){
const err40 = {instancePath:instancePath+"/verbosity",schemaPath:"#/properties/verbosity/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/verbosity",schemaPath:"#/properties/verbosity/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.reasoning_effort !== undefined){
let data16 = data.reasoning_effort;
if(typeof data16 == "string"){
if(typeof data16 !== "string"){
const err42 = {instancePath:instancePath+"/reasoning_effort",schemaPath:"#/properties/reasoning_effort/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else if(data16 === null){
if(data16 !== null){
const err43 = {instancePath:instancePath+"/reasoning_effort",schemaPath:"#/properties/reasoning_effort/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/reasoning_effort",schemaPath:"#/properties/reasoning_effort/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.tools !== undefined){
let data17 = data.tools;
if(Array.isArray(data17)){
if(Array.isArray(data17)){
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
if(!(validate43(data17[i2], {instancePath:instancePath+"/tools/" + i2,parentData:data17,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
}
}
else {
const err45 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/branches/0/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else if(data17 === null){
if(data17 !== null){
const err46 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/byType",keyword:"byType",params:{type: ["array","null"]}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.tool_choice !== undefined){
let data19 = data.tool_choice;
if(typeof data19 == "string"){
if(typeof data19 !== "string"){
const err48 = {instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(!(((data19 === "auto") || (data19 === "none")) || (data19 === "required"))){
const err49 = {instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/branches/0/enum",keyword:"enum",params:{allowedValues: schema0.properties.tool_choice.branches[0].enum}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
const tag0 = data19["type"];
if(tag0 === "function"){
if(!(validate53(data19, {instancePath:instancePath+"/tool_choice",parentData:data,parentDataProperty:"tool_choice",rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
else if(typeof tag0 == "string"){
if(!(validate57(data19, {instancePath:instancePath+"/tool_choice",parentData:data,parentDataProperty:"tool_choice",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
else {
const err50 = {instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/branches/1/byTag",keyword:"byTag",params:{tag: "type", allowed: ["function"], missing: tag0 === undefined}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/branches/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else if(data19 === null){
if(data19 !== null){
const err52 = {instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/branches/2/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/byType",keyword:"byType",params:{type: ["string","object","null"]}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.parallel_tool_calls !== undefined){
let data20 = data.parallel_tool_calls;
if(typeof data20 == "boolean"){
if(typeof data20 !== "boolean"){
const err54 = {instancePath:instancePath+"/parallel_tool_calls",schemaPath:"#/properties/parallel_tool_calls/branches/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
else if(data20 === null){
if(data20 !== null){
const err55 = {instancePath:instancePath+"/parallel_tool_calls",schemaPath:"#/properties/parallel_tool_calls/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/parallel_tool_calls",schemaPath:"#/properties/parallel_tool_calls/byType",keyword:"byType",params:{type: ["boolean","null"]}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.web_search_options !== undefined){
let data21 = data.web_search_options;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(!(validate59(data21, {instancePath:instancePath+"/web_search_options",parentData:data,parentDataProperty:"web_search_options",rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
else if(data21 === null){
if(data21 !== null){
const err57 = {instancePath:instancePath+"/web_search_options",schemaPath:"#/properties/web_search_options/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/web_search_options",schemaPath:"#/properties/web_search_options/byType",keyword:"byType",params:{type: ["object","null"]}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.functions !== undefined){
let data22 = data.functions;
if(Array.isArray(data22)){
if(Array.isArray(data22)){
const len3 = data22.length;
for(let i3=0; i3<len3; i3++){
if(!(validate45(data22[i3], {instancePath:instancePath+"/functions/" + i3,parentData:data22,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
}
else {
const err59 = {instancePath:instancePath+"/functions",schemaPath:"#/properties/functions/branches/0/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else if(data22 === null){
if(data22 !== null){
const err60 = {instancePath:instancePath+"/functions",schemaPath:"#/properties/functions/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/functions",schemaPath:"#/properties/functions/byType",keyword:"byType",params:{type: ["array","null"]}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.function_call !== undefined){
let data24 = data.function_call;
if(typeof data24 == "string"){
if(typeof data24 !== "string"){
const err62 = {instancePath:instancePath+"/function_call",schemaPath:"#/properties/function_call/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
else if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(!(validate54(data24, {instancePath:instancePath+"/function_call",parentData:data,parentDataProperty:"function_call",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
else if(data24 === null){
if(data24 !== null){
const err63 = {instancePath:instancePath+"/function_call",schemaPath:"#/properties/function_call/branches/2/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
else {
const err64 = {instancePath:instancePath+"/function_call",schemaPath:"#/properties/function_call/byType",keyword:"byType",params:{type: ["string","object","null"]}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data.response_format !== undefined){
let data25 = data.response_format;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
const tag1 = data25["type"];
if(tag1 === "text"){
if(!(validate65(data25, {instancePath:instancePath+"/response_format",parentData:data,parentDataProperty:"response_format",rootData}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
else if(tag1 === "json_object"){
if(!(validate67(data25, {instancePath:instancePath+"/response_format",parentData:data,parentDataProperty:"response_format",rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
else if(tag1 === "json_schema"){
if(!(validate69(data25, {instancePath:instancePath+"/response_format",parentData:data,parentDataProperty:"response_format",rootData}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
}
else {
const err65 = {instancePath:instancePath+"/response_format",schemaPath:"#/properties/response_format/branches/0/byTag",keyword:"byTag",params:{tag: "type", allowed: ["text","json_object","json_schema"], missing: tag1 === undefined}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/response_format",schemaPath:"#/properties/response_format/branches/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
else if(data25 === null){
if(data25 !== null){
const err67 = {instancePath:instancePath+"/response_format",schemaPath:"#/properties/response_format/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
else {
const err68 = {instancePath:instancePath+"/response_format",schemaPath:"#/properties/response_format/byType",keyword:"byType",params:{type: ["object","null"]}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data.store !== undefined){
let data26 = data.store;
if(typeof data26 == "boolean"){
if(typeof data26 !== "boolean"){
const err69 = {instancePath:instancePath+"/store",schemaPath:"#/properties/store/branches/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
else if(data26 === null){
if(data26 !== null){
const err70 = {instancePath:instancePath+"/store",schemaPath:"#/properties/store/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
else {
const err71 = {instancePath:instancePath+"/store",schemaPath:"#/properties/store/byType",keyword:"byType",params:{type: ["boolean","null"]}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data.metadata !== undefined){
let data27 = data.metadata;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(!(validate73(data27, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
}
else if(data27 === null){
if(data27 !== null){
const err72 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
else {
const err73 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/byType",keyword:"byType",params:{type: ["object","null"]}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data.user !== undefined){
let data28 = data.user;
if(typeof data28 == "string"){
if(typeof data28 !== "string"){
const err74 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
else if(data28 === null){
if(data28 !== null){
const err75 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
else {
const err76 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data.safety_identifier !== undefined){
let data29 = data.safety_identifier;
if(typeof data29 == "string"){
if(typeof data29 !== "string"){
const err77 = {instancePath:instancePath+"/safety_identifier",schemaPath:"#/properties/safety_identifier/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
else if(data29 === null){
if(data29 !== null){
const err78 = {instancePath:instancePath+"/safety_identifier",schemaPath:"#/properties/safety_identifier/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
else {
const err79 = {instancePath:instancePath+"/safety_identifier",schemaPath:"#/properties/safety_identifier/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data.service_tier !== undefined){
let data30 = data.service_tier;
if(typeof data30 == "string"){
if(typeof data30 !== "string"){
const err80 = {instancePath:instancePath+"/service_tier",schemaPath:"#/properties/service_tier/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
else if(data30 === null){
if(data30 !== null){
const err81 = {instancePath:instancePath+"/service_tier",schemaPath:"#/properties/service_tier/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
else {
const err82 = {instancePath:instancePath+"/service_tier",schemaPath:"#/properties/service_tier/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data.prompt_cache_key !== undefined){
let data31 = data.prompt_cache_key;
if(typeof data31 == "string"){
if(typeof data31 !== "string"){
const err83 = {instancePath:instancePath+"/prompt_cache_key",schemaPath:"#/properties/prompt_cache_key/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
else if(data31 === null){
if(data31 !== null){
const err84 = {instancePath:instancePath+"/prompt_cache_key",schemaPath:"#/properties/prompt_cache_key/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
else {
const err85 = {instancePath:instancePath+"/prompt_cache_key",schemaPath:"#/properties/prompt_cache_key/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data.prompt_cache_retention !== undefined){
let data32 = data.prompt_cache_retention;
if(typeof data32 == "string"){
if(typeof data32 !== "string"){
const err86 = {instancePath:instancePath+"/prompt_cache_retention",schemaPath:"#/properties/prompt_cache_retention/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
else if(data32 === null){
if(data32 !== null){
const err87 = {instancePath:instancePath+"/prompt_cache_retention",schemaPath:"#/properties/prompt_cache_retention/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
else {
const err88 = {instancePath:instancePath+"/prompt_cache_retention",schemaPath:"#/properties/prompt_cache_retention/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data.n !== undefined){
let data33 = data.n;
if(Number.isInteger(data33)){
if(!((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33)))){
const err89 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/branches/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
else if(data33 === null){
if(data33 !== null){
const err90 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
else {
const err91 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/byType",keyword:"byType",params:{type: ["integer","null"]}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data.logprobs !== undefined){
let data34 = data.logprobs;
if(typeof data34 == "boolean"){
if(typeof data34 !== "boolean"){
const err92 = {instancePath:instancePath+"/logprobs",schemaPath:"#/properties/logprobs/branches/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
else if(data34 === null){
if(data34 !== null){
const err93 = {instancePath:instancePath+"/logprobs",schemaPath:"#/properties/logprobs/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
else {
const err94 = {instancePath:instancePath+"/logprobs",schemaPath:"#/properties/logprobs/byType",keyword:"byType",params:{type: ["boolean","null"]}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data.top_logprobs !== undefined){
let data35 = data.top_logprobs;
if(Number.isInteger(data35)){
if(!((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35)))){
const err95 = {instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/branches/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
else if(data35 === null){
if(data35 !== null){
const err96 = {instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
else {
const err97 = {instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/byType",keyword:"byType",params:{type: ["integer","null"]}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data.logit_bias !== undefined){
let data36 = data.logit_bias;
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
}
else {
const err98 = {instancePath:instancePath+"/logit_bias",schemaPath:"#/properties/logit_bias/branches/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
else if(data36 === null){
if(data36 !== null){
const err99 = {instancePath:instancePath+"/logit_bias",schemaPath:"#/properties/logit_bias/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
else {
const err100 = {instancePath:instancePath+"/logit_bias",schemaPath:"#/properties/logit_bias/byType",keyword:"byType",params:{type: ["object","null"]}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data.prediction !== undefined){
let data37 = data.prediction;
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
if(!(validate75(data37, {instancePath:instancePath+"/prediction",parentData:data,parentDataProperty:"prediction",rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
else if(data37 === null){
if(data37 !== null){
const err101 = {instancePath:instancePath+"/prediction",schemaPath:"#/properties/prediction/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
else {
const err102 = {instancePath:instancePath+"/prediction",schemaPath:"#/properties/prediction/byType",keyword:"byType",params:{type: ["object","null"]}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data.modalities !== undefined){
let data38 = data.modalities;
if(Array.isArray(data38)){
if(Array.isArray(data38)){
const len4 = data38.length;
for(let i4=0; i4<len4; i4++){
if(typeof data38[i4] !== "string"){
const err103 = {instancePath:instancePath+"/modalities/" + i4,schemaPath:"#/properties/modalities/branches/0/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
}
else {
const err104 = {instancePath:instancePath+"/modalities",schemaPath:"#/properties/modalities/branches/0/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
else if(data38 === null){
if(data38 !== null){
const err105 = {instancePath:instancePath+"/modalities",schemaPath:"#/properties/modalities/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
else {
const err106 = {instancePath:instancePath+"/modalities",schemaPath:"#/properties/modalities/byType",keyword:"byType",params:{type: ["array","null"]}};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data.audio !== undefined){
let data40 = data.audio;
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
if(!(validate77(data40, {instancePath:instancePath+"/audio",parentData:data,parentDataProperty:"audio",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
else if(data40 === null){
if(data40 !== null){
const err107 = {instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
else {
const err108 = {instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/byType",keyword:"byType",params:{type: ["object","null"]}};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
}
else {
const err109 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const responseRequest = validate79;
const schema37 = {"$id":"ResponseRequest","type":"object","required":["model","input"],"properties":{"model":{"type":"string"},"input":{"minLength":1,"minItems":1,"byType":{"string":0,"array":1},"branches":[{"type":"string"},{"type":"array","items":{"$ref":"ResponseInputItem"}}]},"instructions":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"stream":{"default":false,"byType":{"boolean":0,"null":1},"branches":[{"type":"boolean"},{"type":"null"}]},"stream_options":{"byType":{"object":0,"null":1},"branches":[{"$ref":"ResponseStreamOptions"},{"type":"null"}]},"max_output_tokens":{"byType":{"integer":0,"null":1},"branches":[{"type":"integer"},{"type":"null"}]},"temperature":{"byType":{"number":0,"null":1},"branches":[{"type":"number"},{"type":"null"}]},"top_p":{"byType":{"number":0,"null":1},"branches":[{"type":"number"},{"type":"null"}]},"text":{"byType":{"object":0,"null":1},"branches":[{"$ref":"ResponseText"},{"type":"null"}]},"reasoning":{"byType":{"object":0,"null":1},"branches":[{"$ref":"ResponseReasoning"},{"type":"null"}]},"include":{"byType":{"array":0,"null":1},"branches":[{"type":"array","items":{"type":"string"}},{"type":"null"}]},"tools":{"byType":{"array":0,"null":1},"branches":[{"type":"array","items":{"$ref":"ResponseTool"}},{"type":"null"}]},"tool_choice":{"byType":{"string":0,"object":1,"null":2},"branches":[{"type":"string","enum":["auto","none","required"]},{"type":"object","byTag":{"property":"type","cases":{"function":0},"other":1},"branches":[{"$ref":"ResponseFunctionChoice"},{"$ref":"ResponseOtherToolChoice"}]},{"type":"null"}]},"parallel_tool_calls":{"byType":{"boolean":0,"null":1},"branches":[{"type":"boolean"},{"type":"null"}]},"store":{"default":true,"byType":{"boolean":0,"null":1},"branches":[{"type":"boolean"},{"type":"null"}]},"previous_response_id":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"background":{"byType":{"boolean":0,"null":1},"branches":[{"type":"boolean"},{"type":"null"}]},"metadata":{"byType":{"object":0,"null":1},"branches":[{"type":"object","additionalProperties":{}},{"type":"null"}]},"user":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"safety_identifier":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"service_tier":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"prompt_cache_key":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"prompt_cache_retention":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"top_logprobs":{"byType":{"integer":0,"null":1},"branches":[{"type":"integer"},{"type":"null"}]},"truncation":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"max_tool_calls":{"byType":{"integer":0,"null":1},"branches":[{"type":"integer"},{"type":"null"}]},"conversation":{},"prompt":{},"context_management":{}},"examples":[{"model":"a-mid","input":"Hello"}]};
const schema38 = {"$id":"ResponseInputItem","type":"object","byTag":{"property":"type","cases":{"message":0,"function_call":1,"function_call_output":2,"reasoning":3,"item_reference":4},"other":5,"missing":[{"branch":0,"required":["role"]},{"branch":4,"required":["id"]}]},"branches":[{"$ref":"ResponseInputMessage"},{"$ref":"ResponseFunctionCallParam"},{"$ref":"ResponseFunctionOutputParam"},{"$ref":"ResponseReasoningParam"},{"$ref":"ResponseItemReference"},{"$ref":"ResponseOtherItem"}]};
const schema39 = {"$id":"ResponseInputMessage","type":"object","required":["role"],"properties":{"type":{"byType":{"string":0,"null":1},"branches":[{"type":"string","enum":["message"]},{"type":"null"}]},"role":{"type":"string","enum":["user","assistant","system","developer"]},"content":{"byType":{"string":0,"array":1,"null":2},"branches":[{"type":"string"},{"type":"array","items":{"$ref":"ResponseInputPart"}},{"type":"null"}]},"id":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"status":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"phase":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]}}};
const schema40 = {"$id":"ResponseInputPart","type":"object","byTag":{"property":"type","cases":{"input_text":0,"input_image":1,"input_file":2,"output_text":3,"refusal":4},"other":5},"branches":[{"$ref":"ResponseInputText"},{"$ref":"ResponseInputImage"},{"$ref":"ResponseInputFile"},{"$ref":"ResponseOutputTextParam"},{"$ref":"ResponseRefusal"},{"$ref":"ResponseOtherPart"}]};
const schema41 = {"$id":"ResponseInputText","type":"object","required":["type","text"],"properties":{"type":{"type":"string","enum":["input_text"]},"text":{"type":"string"}}};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseInputText" */;
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
if(data.text === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"}};
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
if(!(data0 === "input_text")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema41.properties.type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
const err4 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate83.errors = vErrors;
return errors === 0;
}

const schema42 = {"$id":"ResponseInputImage","type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["input_image"]},"image_url":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"file_id":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"detail":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]}}};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseInputImage" */;
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
if(!(data0 === "input_image")){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema42.properties.type.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.image_url !== undefined){
let data1 = data.image_url;
if(typeof data1 == "string"){
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/image_url",schemaPath:"#/properties/image_url/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else if(data1 === null){
if(data1 !== null){
const err4 = {instancePath:instancePath+"/image_url",schemaPath:"#/properties/image_url/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/image_url",schemaPath:"#/properties/image_url/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.file_id !== undefined){
let data2 = data.file_id;
if(typeof data2 == "string"){
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/branches/0/type",keyword:"type",params:{type: "string"}};
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
const err7 = {instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/branches/1/type",keyword:"type",params:{type: "null"}};
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
const err8 = {instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.detail !== undefined){
let data3 = data.detail;
if(typeof data3 == "string"){
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else if(data3 === null){
if(data3 !== null){
const err10 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}

const schema43 = {"$id":"ResponseInputFile","type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["input_file"]},"file_data":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"file_id":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"file_url":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"filename":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]}}};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseInputFile" */;
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
if(!(data0 === "input_file")){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema43.properties.type.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.file_data !== undefined){
let data1 = data.file_data;
if(typeof data1 == "string"){
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/file_data",schemaPath:"#/properties/file_data/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else if(data1 === null){
if(data1 !== null){
const err4 = {instancePath:instancePath+"/file_data",schemaPath:"#/properties/file_data/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/file_data",schemaPath:"#/properties/file_data/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.file_id !== undefined){
let data2 = data.file_id;
if(typeof data2 == "string"){
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/branches/0/type",keyword:"type",params:{type: "string"}};
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
const err7 = {instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/branches/1/type",keyword:"type",params:{type: "null"}};
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
const err8 = {instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.file_url !== undefined){
let data3 = data.file_url;
if(typeof data3 == "string"){
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/file_url",schemaPath:"#/properties/file_url/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else if(data3 === null){
if(data3 !== null){
const err10 = {instancePath:instancePath+"/file_url",schemaPath:"#/properties/file_url/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/file_url",schemaPath:"#/properties/file_url/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.filename !== undefined){
let data4 = data.filename;
if(typeof data4 == "string"){
if(typeof data4 !== "string"){
const err12 = {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else if(data4 === null){
if(data4 !== null){
const err13 = {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate87.errors = vErrors;
return errors === 0;
}

const schema44 = {"$id":"ResponseOutputTextParam","type":"object","required":["type","text"],"properties":{"type":{"type":"string","enum":["output_text"]},"text":{"type":"string"},"annotations":{"byType":{"array":0,"null":1},"branches":[{"type":"array","items":{}},{"type":"null"}]}}};

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseOutputTextParam" */;
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
if(data.text === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"}};
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
if(!(data0 === "output_text")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema44.properties.type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
const err4 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.annotations !== undefined){
let data2 = data.annotations;
if(Array.isArray(data2)){
if(!(Array.isArray(data2))){
const err5 = {instancePath:instancePath+"/annotations",schemaPath:"#/properties/annotations/branches/0/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else if(data2 === null){
if(data2 !== null){
const err6 = {instancePath:instancePath+"/annotations",schemaPath:"#/properties/annotations/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/annotations",schemaPath:"#/properties/annotations/byType",keyword:"byType",params:{type: ["array","null"]}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate89.errors = vErrors;
return errors === 0;
}

const schema45 = {"$id":"ResponseRefusal","type":"object","required":["type","refusal"],"properties":{"type":{"type":"string","enum":["refusal"]},"refusal":{"type":"string"}}};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseRefusal" */;
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
if(data.refusal === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refusal"}};
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
if(!(data0 === "refusal")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema45.properties.type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.refusal !== undefined){
if(typeof data.refusal !== "string"){
const err4 = {instancePath:instancePath+"/refusal",schemaPath:"#/properties/refusal/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate91.errors = vErrors;
return errors === 0;
}

const schema46 = {"$id":"ResponseOtherPart","type":"object","required":["type"],"properties":{"type":{"type":"string"}}};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseOtherPart" */;
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
if(typeof data.type !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate93.errors = vErrors;
return errors === 0;
}


function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseInputPart" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data["type"];
if(tag0 === "input_text"){
if(!(validate83(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
else if(tag0 === "input_image"){
if(!(validate85(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
}
else if(tag0 === "input_file"){
if(!(validate87(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
else if(tag0 === "output_text"){
if(!(validate89(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
else if(tag0 === "refusal"){
if(!(validate91(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
else if(typeof tag0 == "string"){
if(!(validate93(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
}
else {
const err0 = {instancePath,schemaPath:"#/byTag",keyword:"byTag",params:{tag: "type", allowed: ["input_text","input_image","input_file","output_text","refusal"], missing: tag0 === undefined}};
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
validate82.errors = vErrors;
return errors === 0;
}


function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseInputMessage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"}};
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
if(typeof data0 == "string"){
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(data0 === "message")){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/branches/0/enum",keyword:"enum",params:{allowedValues: schema39.properties.type.branches[0].enum}};
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
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/branches/1/type",keyword:"type",params:{type: "null"}};
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
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.role !== undefined){
let data1 = data.role;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data1 === "user") || (data1 === "assistant")) || (data1 === "system")) || (data1 === "developer"))){
const err6 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema39.properties.role.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.content !== undefined){
let data2 = data.content;
if(typeof data2 == "string"){
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/branches/0/type",keyword:"type",params:{type: "string"}};
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
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate82(data2[i0], {instancePath:instancePath+"/content/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/branches/1/type",keyword:"type",params:{type: "array"}};
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
const err9 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/branches/2/type",keyword:"type",params:{type: "null"}};
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
const err10 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/byType",keyword:"byType",params:{type: ["string","array","null"]}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.id !== undefined){
let data4 = data.id;
if(typeof data4 == "string"){
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else if(data4 === null){
if(data4 !== null){
const err12 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.status !== undefined){
let data5 = data.status;
if(typeof data5 == "string"){
if(typeof data5 !== "string"){
const err14 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else if(data5 === null){
if(data5 !== null){
const err15 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/branches/1/type",keyword:"type",params:{type: "null"}};
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
const err16 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.phase !== undefined){
let data6 = data.phase;
if(typeof data6 == "string"){
if(typeof data6 !== "string"){
const err17 = {instancePath:instancePath+"/phase",schemaPath:"#/properties/phase/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else if(data6 === null){
if(data6 !== null){
const err18 = {instancePath:instancePath+"/phase",schemaPath:"#/properties/phase/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/phase",schemaPath:"#/properties/phase/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate81.errors = vErrors;
return errors === 0;
}

const schema47 = {"$id":"ResponseFunctionCallParam","type":"object","required":["type","call_id","name","arguments"],"properties":{"type":{"type":"string","enum":["function_call"]},"call_id":{"type":"string"},"name":{"type":"string"},"arguments":{"type":"string"},"namespace":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"id":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"status":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]}}};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseFunctionCallParam" */;
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
if(data.call_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "call_id"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.arguments === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "arguments"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(data0 === "function_call")){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema47.properties.type.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.call_id !== undefined){
if(typeof data.call_id !== "string"){
const err6 = {instancePath:instancePath+"/call_id",schemaPath:"#/properties/call_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.arguments !== undefined){
if(typeof data.arguments !== "string"){
const err8 = {instancePath:instancePath+"/arguments",schemaPath:"#/properties/arguments/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.namespace !== undefined){
let data4 = data.namespace;
if(typeof data4 == "string"){
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else if(data4 === null){
if(data4 !== null){
const err10 = {instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.id !== undefined){
let data5 = data.id;
if(typeof data5 == "string"){
if(typeof data5 !== "string"){
const err12 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else if(data5 === null){
if(data5 !== null){
const err13 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.status !== undefined){
let data6 = data.status;
if(typeof data6 == "string"){
if(typeof data6 !== "string"){
const err15 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else if(data6 === null){
if(data6 !== null){
const err16 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate97.errors = vErrors;
return errors === 0;
}

const schema48 = {"$id":"ResponseFunctionOutputParam","type":"object","required":["type","call_id","output"],"properties":{"type":{"type":"string","enum":["function_call_output"]},"call_id":{"type":"string"},"output":{"byType":{"string":0,"array":1},"branches":[{"type":"string"},{"type":"array","items":{"$ref":"ResponseInputPart"}}]},"id":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"status":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]}}};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseFunctionOutputParam" */;
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
if(data.call_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "call_id"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.output === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "output"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === "function_call_output")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema48.properties.type.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.call_id !== undefined){
if(typeof data.call_id !== "string"){
const err5 = {instancePath:instancePath+"/call_id",schemaPath:"#/properties/call_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.output !== undefined){
let data2 = data.output;
if(typeof data2 == "string"){
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/output",schemaPath:"#/properties/output/branches/0/type",keyword:"type",params:{type: "string"}};
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
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate82(data2[i0], {instancePath:instancePath+"/output/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/output",schemaPath:"#/properties/output/branches/1/type",keyword:"type",params:{type: "array"}};
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
const err8 = {instancePath:instancePath+"/output",schemaPath:"#/properties/output/byType",keyword:"byType",params:{type: ["string","array"]}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.id !== undefined){
let data4 = data.id;
if(typeof data4 == "string"){
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else if(data4 === null){
if(data4 !== null){
const err10 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.status !== undefined){
let data5 = data.status;
if(typeof data5 == "string"){
if(typeof data5 !== "string"){
const err12 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else if(data5 === null){
if(data5 !== null){
const err13 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate99.errors = vErrors;
return errors === 0;
}

const schema49 = {"$id":"ResponseReasoningParam","type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["reasoning"]},"summary":{"byType":{"array":0,"null":1},"branches":[{"type":"array","items":{"$ref":"ResponseOtherPart"}},{"type":"null"}]},"content":{"byType":{"array":0,"null":1},"branches":[{"type":"array","items":{"$ref":"ResponseOtherPart"}},{"type":"null"}]},"encrypted_content":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"id":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"status":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]}}};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseReasoningParam" */;
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
if(!(data0 === "reasoning")){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema49.properties.type.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.summary !== undefined){
let data1 = data.summary;
if(Array.isArray(data1)){
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate93(data1[i0], {instancePath:instancePath+"/summary/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/branches/0/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else if(data1 === null){
if(data1 !== null){
const err4 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/byType",keyword:"byType",params:{type: ["array","null"]}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.content !== undefined){
let data3 = data.content;
if(Array.isArray(data3)){
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validate93(data3[i1], {instancePath:instancePath+"/content/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/branches/0/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else if(data3 === null){
if(data3 !== null){
const err7 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/branches/1/type",keyword:"type",params:{type: "null"}};
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
const err8 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/byType",keyword:"byType",params:{type: ["array","null"]}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.encrypted_content !== undefined){
let data5 = data.encrypted_content;
if(typeof data5 == "string"){
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/encrypted_content",schemaPath:"#/properties/encrypted_content/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else if(data5 === null){
if(data5 !== null){
const err10 = {instancePath:instancePath+"/encrypted_content",schemaPath:"#/properties/encrypted_content/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/encrypted_content",schemaPath:"#/properties/encrypted_content/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.id !== undefined){
let data6 = data.id;
if(typeof data6 == "string"){
if(typeof data6 !== "string"){
const err12 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else if(data6 === null){
if(data6 !== null){
const err13 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.status !== undefined){
let data7 = data.status;
if(typeof data7 == "string"){
if(typeof data7 !== "string"){
const err15 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else if(data7 === null){
if(data7 !== null){
const err16 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate102.errors = vErrors;
return errors === 0;
}

const schema50 = {"$id":"ResponseItemReference","type":"object","required":["id"],"properties":{"type":{"byType":{"string":0,"null":1},"branches":[{"type":"string","enum":["item_reference"]},{"type":"null"}]},"id":{"type":"string"}}};

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseItemReference" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
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
if(typeof data0 == "string"){
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(data0 === "item_reference")){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/branches/0/enum",keyword:"enum",params:{allowedValues: schema50.properties.type.branches[0].enum}};
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
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/branches/1/type",keyword:"type",params:{type: "null"}};
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
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate106.errors = vErrors;
return errors === 0;
}

const schema51 = {"$id":"ResponseOtherItem","type":"object","required":["type"],"properties":{"type":{"type":"string"}}};

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseOtherItem" */;
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
if(typeof data.type !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate108.errors = vErrors;
return errors === 0;
}


function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseInputItem" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data["type"];
if(tag0 === "message"){
if(!(validate81(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
}
else if(tag0 === "function_call"){
if(!(validate97(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
else if(tag0 === "function_call_output"){
if(!(validate99(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
}
else if(tag0 === "reasoning"){
if(!(validate102(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
else if(tag0 === "item_reference"){
if(!(validate106(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
else if(typeof tag0 == "string"){
if(!(validate108(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
}
else if((tag0 === undefined || tag0 === null) && !(true && data["role"] !== undefined) && true && data["id"] !== undefined){
if(!(validate106(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
else if((tag0 === undefined || tag0 === null)){
if(!(validate81(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
}
else {
const err0 = {instancePath,schemaPath:"#/byTag",keyword:"byTag",params:{tag: "type", allowed: ["message","function_call","function_call_output","reasoning","item_reference"], missing: tag0 === undefined}};
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
validate80.errors = vErrors;
return errors === 0;
}

const schema52 = {"$id":"ResponseStreamOptions","type":"object","properties":{"include_obfuscation":{}}};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseStreamOptions" */;
let vErrors = null;
let errors = 0;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate113.errors = vErrors;
return errors === 0;
}

const schema53 = {"$id":"ResponseText","type":"object","properties":{"format":{"byType":{"object":0,"null":1},"branches":[{"type":"object","byTag":{"property":"type","cases":{"text":0,"json_object":1,"json_schema":2}},"branches":[{"$ref":"ResponseTextFormat"},{"$ref":"ResponseJsonObjectFormat"},{"$ref":"ResponseJsonSchemaFormat"}]},{"type":"null"}]},"verbosity":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]}}};
const schema54 = {"$id":"ResponseTextFormat","type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["text"]}}};

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseTextFormat" */;
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
if(!(data0 === "text")){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema54.properties.type.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate116.errors = vErrors;
return errors === 0;
}

const schema55 = {"$id":"ResponseJsonObjectFormat","type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["json_object"]}}};

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseJsonObjectFormat" */;
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
if(!(data0 === "json_object")){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema55.properties.type.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate118.errors = vErrors;
return errors === 0;
}

const schema56 = {"$id":"ResponseJsonSchemaFormat","type":"object","required":["type","name","schema"],"properties":{"type":{"type":"string","enum":["json_schema"]},"name":{"type":"string"},"description":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"schema":{"type":"object","additionalProperties":{}},"strict":{"byType":{"boolean":0,"null":1},"branches":[{"type":"boolean"},{"type":"null"}]}}};

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseJsonSchemaFormat" */;
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
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.schema === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === "json_schema")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema56.properties.type.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 == "string"){
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/branches/0/type",keyword:"type",params:{type: "string"}};
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
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/branches/1/type",keyword:"type",params:{type: "null"}};
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
const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.schema !== undefined){
let data3 = data.schema;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
const err9 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.strict !== undefined){
let data4 = data.strict;
if(typeof data4 == "boolean"){
if(typeof data4 !== "boolean"){
const err10 = {instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/branches/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else if(data4 === null){
if(data4 !== null){
const err11 = {instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/byType",keyword:"byType",params:{type: ["boolean","null"]}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate120.errors = vErrors;
return errors === 0;
}


function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseText" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format !== undefined){
let data0 = data.format;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const tag0 = data0["type"];
if(tag0 === "text"){
if(!(validate116(data0, {instancePath:instancePath+"/format",parentData:data,parentDataProperty:"format",rootData}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
else if(tag0 === "json_object"){
if(!(validate118(data0, {instancePath:instancePath+"/format",parentData:data,parentDataProperty:"format",rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
}
else if(tag0 === "json_schema"){
if(!(validate120(data0, {instancePath:instancePath+"/format",parentData:data,parentDataProperty:"format",rootData}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
}
else {
const err0 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/branches/0/byTag",keyword:"byTag",params:{tag: "type", allowed: ["text","json_object","json_schema"], missing: tag0 === undefined}};
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
const err1 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/branches/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else if(data0 === null){
if(data0 !== null){
const err2 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/byType",keyword:"byType",params:{type: ["object","null"]}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.verbosity !== undefined){
let data1 = data.verbosity;
if(typeof data1 == "string"){
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/verbosity",schemaPath:"#/properties/verbosity/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else if(data1 === null){
if(data1 !== null){
const err5 = {instancePath:instancePath+"/verbosity",schemaPath:"#/properties/verbosity/branches/1/type",keyword:"type",params:{type: "null"}};
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
const err6 = {instancePath:instancePath+"/verbosity",schemaPath:"#/properties/verbosity/byType",keyword:"byType",params:{type: ["string","null"]}};
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
validate115.errors = vErrors;
return errors === 0;
}

const schema57 = {"$id":"ResponseReasoning","type":"object","properties":{"effort":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"summary":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]}}};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseReasoning" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.effort !== undefined){
let data0 = data.effort;
if(typeof data0 == "string"){
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/effort",schemaPath:"#/properties/effort/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else if(data0 === null){
if(data0 !== null){
const err1 = {instancePath:instancePath+"/effort",schemaPath:"#/properties/effort/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/effort",schemaPath:"#/properties/effort/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.summary !== undefined){
let data1 = data.summary;
if(typeof data1 == "string"){
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else if(data1 === null){
if(data1 !== null){
const err4 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate123.errors = vErrors;
return errors === 0;
}

const schema58 = {"$id":"ResponseTool","type":"object","byTag":{"property":"type","cases":{"function":0,"mcp":1,"namespace":2},"other":3},"branches":[{"$ref":"ResponseFunctionTool"},{"$ref":"ResponseMcpTool"},{"$ref":"ResponseNamespaceTool"},{"$ref":"ResponseOtherTool"}]};
const schema59 = {"$id":"ResponseFunctionTool","type":"object","required":["type","name"],"properties":{"type":{"type":"string","enum":["function"]},"name":{"type":"string"},"description":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"parameters":{"byType":{"object":0,"null":1},"branches":[{"type":"object","additionalProperties":{}},{"type":"null"}]},"strict":{"byType":{"boolean":0,"null":1},"branches":[{"type":"boolean"},{"type":"null"}]}}};

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseFunctionTool" */;
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
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
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
if(!(data0 === "function")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema59.properties.type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 == "string"){
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else if(data2 === null){
if(data2 !== null){
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.parameters !== undefined){
let data3 = data.parameters;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
const err8 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/branches/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else if(data3 === null){
if(data3 !== null){
const err9 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/branches/1/type",keyword:"type",params:{type: "null"}};
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
const err10 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/byType",keyword:"byType",params:{type: ["object","null"]}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.strict !== undefined){
let data4 = data.strict;
if(typeof data4 == "boolean"){
if(typeof data4 !== "boolean"){
const err11 = {instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/branches/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else if(data4 === null){
if(data4 !== null){
const err12 = {instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/byType",keyword:"byType",params:{type: ["boolean","null"]}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate126.errors = vErrors;
return errors === 0;
}

const schema60 = {"$id":"ResponseMcpTool","type":"object","required":["type","server_label"],"properties":{"type":{"type":"string","enum":["mcp"]},"server_label":{"type":"string"},"server_url":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"require_approval":{},"allowed_tools":{},"authorization":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]}}};

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseMcpTool" */;
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
if(data.server_label === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "server_label"}};
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
if(!(data0 === "mcp")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema60.properties.type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.server_label !== undefined){
if(typeof data.server_label !== "string"){
const err4 = {instancePath:instancePath+"/server_label",schemaPath:"#/properties/server_label/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.server_url !== undefined){
let data2 = data.server_url;
if(typeof data2 == "string"){
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/server_url",schemaPath:"#/properties/server_url/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else if(data2 === null){
if(data2 !== null){
const err6 = {instancePath:instancePath+"/server_url",schemaPath:"#/properties/server_url/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/server_url",schemaPath:"#/properties/server_url/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.authorization !== undefined){
let data3 = data.authorization;
if(typeof data3 == "string"){
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/authorization",schemaPath:"#/properties/authorization/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else if(data3 === null){
if(data3 !== null){
const err9 = {instancePath:instancePath+"/authorization",schemaPath:"#/properties/authorization/branches/1/type",keyword:"type",params:{type: "null"}};
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
const err10 = {instancePath:instancePath+"/authorization",schemaPath:"#/properties/authorization/byType",keyword:"byType",params:{type: ["string","null"]}};
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
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate128.errors = vErrors;
return errors === 0;
}

const schema61 = {"$id":"ResponseNamespaceTool","type":"object","required":["type","name","tools"],"properties":{"type":{"type":"string","enum":["namespace"]},"name":{"type":"string"},"description":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"tools":{"type":"array","items":{"$ref":"ResponseTool"}}}};
const wrapper0 = {validate: validate125};

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseNamespaceTool" */;
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
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.tools === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tools"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === "namespace")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema61.properties.type.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 == "string"){
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/branches/0/type",keyword:"type",params:{type: "string"}};
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
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/branches/1/type",keyword:"type",params:{type: "null"}};
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
const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.tools !== undefined){
let data3 = data.tools;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper0.validate(data3[i0], {instancePath:instancePath+"/tools/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"}};
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
validate130.errors = vErrors;
return errors === 0;
}

const schema62 = {"$id":"ResponseOtherTool","type":"object","required":["type"],"properties":{"type":{"type":"string"}}};

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseOtherTool" */;
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
if(typeof data.type !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate132.errors = vErrors;
return errors === 0;
}


function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseTool" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data["type"];
if(tag0 === "function"){
if(!(validate126(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
}
else if(tag0 === "mcp"){
if(!(validate128(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
}
else if(tag0 === "namespace"){
if(!(validate130(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
else if(typeof tag0 == "string"){
if(!(validate132(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
}
else {
const err0 = {instancePath,schemaPath:"#/byTag",keyword:"byTag",params:{tag: "type", allowed: ["function","mcp","namespace"], missing: tag0 === undefined}};
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
validate125.errors = vErrors;
return errors === 0;
}

const schema63 = {"$id":"ResponseFunctionChoice","type":"object","required":["type","name"],"properties":{"type":{"type":"string","enum":["function"]},"name":{"type":"string"}}};

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseFunctionChoice" */;
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
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
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
if(!(data0 === "function")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema63.properties.type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate135.errors = vErrors;
return errors === 0;
}

const schema64 = {"$id":"ResponseOtherToolChoice","type":"object","required":["type"],"properties":{"type":{"type":"string"}}};

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseOtherToolChoice" */;
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
if(typeof data.type !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate137.errors = vErrors;
return errors === 0;
}

const func0 = (text) => [...text].length;

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseRequest" */;
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
if(data.input === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "input"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.model !== undefined){
if(typeof data.model !== "string"){
const err2 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.input !== undefined){
let data1 = data.input;
if(typeof data1 == "string"){
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else if(Array.isArray(data1)){
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate80(data1[i0], {instancePath:instancePath+"/input/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/branches/1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/byType",keyword:"byType",params:{type: ["string","array"]}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err6 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(Array.isArray(data1)){
if(data1.length < 1){
const err7 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.instructions !== undefined){
let data3 = data.instructions;
if(typeof data3 == "string"){
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else if(data3 === null){
if(data3 !== null){
const err9 = {instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/branches/1/type",keyword:"type",params:{type: "null"}};
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
const err10 = {instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.stream !== undefined){
let data4 = data.stream;
if(typeof data4 == "boolean"){
if(typeof data4 !== "boolean"){
const err11 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/branches/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else if(data4 === null){
if(data4 !== null){
const err12 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/byType",keyword:"byType",params:{type: ["boolean","null"]}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.stream_options !== undefined){
let data5 = data.stream_options;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(!(validate113(data5, {instancePath:instancePath+"/stream_options",parentData:data,parentDataProperty:"stream_options",rootData}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
}
else if(data5 === null){
if(data5 !== null){
const err14 = {instancePath:instancePath+"/stream_options",schemaPath:"#/properties/stream_options/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/stream_options",schemaPath:"#/properties/stream_options/byType",keyword:"byType",params:{type: ["object","null"]}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.max_output_tokens !== undefined){
let data6 = data.max_output_tokens;
if(Number.isInteger(data6)){
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err16 = {instancePath:instancePath+"/max_output_tokens",schemaPath:"#/properties/max_output_tokens/branches/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else if(data6 === null){
if(data6 !== null){
const err17 = {instancePath:instancePath+"/max_output_tokens",schemaPath:"#/properties/max_output_tokens/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/max_output_tokens",schemaPath:"#/properties/max_output_tokens/byType",keyword:"byType",params:{type: ["integer","null"]}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.temperature !== undefined){
let data7 = data.temperature;
if(typeof data7 == "number" && isFinite(data7)){
if(!(typeof data7 == "number")){
const err19 = {instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/branches/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else if(data7 === null){
if(data7 !== null){
const err20 = {instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/byType",keyword:"byType",params:{type: ["number","null"]}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.top_p !== undefined){
let data8 = data.top_p;
if(typeof data8 == "number" && isFinite(data8)){
if(!(typeof data8 == "number")){
const err22 = {instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/branches/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else if(data8 === null){
if(data8 !== null){
const err23 = {instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/byType",keyword:"byType",params:{type: ["number","null"]}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.text !== undefined){
let data9 = data.text;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(!(validate115(data9, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
else if(data9 === null){
if(data9 !== null){
const err25 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/byType",keyword:"byType",params:{type: ["object","null"]}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.reasoning !== undefined){
let data10 = data.reasoning;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(!(validate123(data10, {instancePath:instancePath+"/reasoning",parentData:data,parentDataProperty:"reasoning",rootData}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
}
else if(data10 === null){
if(data10 !== null){
const err27 = {instancePath:instancePath+"/reasoning",schemaPath:"#/properties/reasoning/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/reasoning",schemaPath:"#/properties/reasoning/byType",keyword:"byType",params:{type: ["object","null"]}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.include !== undefined){
let data11 = data.include;
if(Array.isArray(data11)){
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
if(typeof data11[i1] !== "string"){
const err29 = {instancePath:instancePath+"/include/" + i1,schemaPath:"#/properties/include/branches/0/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/branches/0/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else if(data11 === null){
if(data11 !== null){
const err31 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/include",schemaPath:"#/properties/include/byType",keyword:"byType",params:{type: ["array","null"]}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.tools !== undefined){
let data13 = data.tools;
if(Array.isArray(data13)){
if(Array.isArray(data13)){
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
if(!(validate125(data13[i2], {instancePath:instancePath+"/tools/" + i2,parentData:data13,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
}
}
else {
const err33 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/branches/0/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else if(data13 === null){
if(data13 !== null){
const err34 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/byType",keyword:"byType",params:{type: ["array","null"]}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.tool_choice !== undefined){
let data15 = data.tool_choice;
if(typeof data15 == "string"){
if(typeof data15 !== "string"){
const err36 = {instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!(((data15 === "auto") || (data15 === "none")) || (data15 === "required"))){
const err37 = {instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/branches/0/enum",keyword:"enum",params:{allowedValues: schema37.properties.tool_choice.branches[0].enum}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
const tag0 = data15["type"];
if(tag0 === "function"){
if(!(validate135(data15, {instancePath:instancePath+"/tool_choice",parentData:data,parentDataProperty:"tool_choice",rootData}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
}
}
else if(typeof tag0 == "string"){
if(!(validate137(data15, {instancePath:instancePath+"/tool_choice",parentData:data,parentDataProperty:"tool_choice",rootData}))){
vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
errors = vErrors.length;
}
}
else {
const err38 = {instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/branches/1/byTag",keyword:"byTag",params:{tag: "type", allowed: ["function"], missing: tag0 === undefined}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/branches/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else if(data15 === null){
if(data15 !== null){
const err40 = {instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/branches/2/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/byType",keyword:"byType",params:{type: ["string","object","null"]}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.parallel_tool_calls !== undefined){
let data16 = data.parallel_tool_calls;
if(typeof data16 == "boolean"){
if(typeof data16 !== "boolean"){
const err42 = {instancePath:instancePath+"/parallel_tool_calls",schemaPath:"#/properties/parallel_tool_calls/branches/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else if(data16 === null){
if(data16 !== null){
const err43 = {instancePath:instancePath+"/parallel_tool_calls",schemaPath:"#/properties/parallel_tool_calls/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/parallel_tool_calls",schemaPath:"#/properties/parallel_tool_calls/byType",keyword:"byType",params:{type: ["boolean","null"]}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.store !== undefined){
let data17 = data.store;
if(typeof data17 == "boolean"){
if(typeof data17 !== "boolean"){
const err45 = {instancePath:instancePath+"/store",schemaPath:"#/properties/store/branches/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else if(data17 === null){
if(data17 !== null){
const err46 = {instancePath:instancePath+"/store",schemaPath:"#/properties/store/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/store",schemaPath:"#/properties/store/byType",keyword:"byType",params:{type: ["boolean","null"]}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.previous_response_id !== undefined){
let data18 = data.previous_response_id;
if(typeof data18 == "string"){
if(typeof data18 !== "string"){
const err48 = {instancePath:instancePath+"/previous_response_id",schemaPath:"#/properties/previous_response_id/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else if(data18 === null){
if(data18 !== null){
const err49 = {instancePath:instancePath+"/previous_response_id",schemaPath:"#/properties/previous_response_id/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/previous_response_id",schemaPath:"#/properties/previous_response_id/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.background !== undefined){
let data19 = data.background;
if(typeof data19 == "boolean"){
if(typeof data19 !== "boolean"){
const err51 = {instancePath:instancePath+"/background",schemaPath:"#/properties/background/branches/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else if(data19 === null){
if(data19 !== null){
const err52 = {instancePath:instancePath+"/background",schemaPath:"#/properties/background/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/background",schemaPath:"#/properties/background/byType",keyword:"byType",params:{type: ["boolean","null"]}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.metadata !== undefined){
let data20 = data.metadata;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
}
else {
const err54 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/branches/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
else if(data20 === null){
if(data20 !== null){
const err55 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/byType",keyword:"byType",params:{type: ["object","null"]}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.user !== undefined){
let data21 = data.user;
if(typeof data21 == "string"){
if(typeof data21 !== "string"){
const err57 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else if(data21 === null){
if(data21 !== null){
const err58 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.safety_identifier !== undefined){
let data22 = data.safety_identifier;
if(typeof data22 == "string"){
if(typeof data22 !== "string"){
const err60 = {instancePath:instancePath+"/safety_identifier",schemaPath:"#/properties/safety_identifier/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
else if(data22 === null){
if(data22 !== null){
const err61 = {instancePath:instancePath+"/safety_identifier",schemaPath:"#/properties/safety_identifier/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/safety_identifier",schemaPath:"#/properties/safety_identifier/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.service_tier !== undefined){
let data23 = data.service_tier;
if(typeof data23 == "string"){
if(typeof data23 !== "string"){
const err63 = {instancePath:instancePath+"/service_tier",schemaPath:"#/properties/service_tier/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
else if(data23 === null){
if(data23 !== null){
const err64 = {instancePath:instancePath+"/service_tier",schemaPath:"#/properties/service_tier/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/service_tier",schemaPath:"#/properties/service_tier/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.prompt_cache_key !== undefined){
let data24 = data.prompt_cache_key;
if(typeof data24 == "string"){
if(typeof data24 !== "string"){
const err66 = {instancePath:instancePath+"/prompt_cache_key",schemaPath:"#/properties/prompt_cache_key/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
else if(data24 === null){
if(data24 !== null){
const err67 = {instancePath:instancePath+"/prompt_cache_key",schemaPath:"#/properties/prompt_cache_key/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
else {
const err68 = {instancePath:instancePath+"/prompt_cache_key",schemaPath:"#/properties/prompt_cache_key/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data.prompt_cache_retention !== undefined){
let data25 = data.prompt_cache_retention;
if(typeof data25 == "string"){
if(typeof data25 !== "string"){
const err69 = {instancePath:instancePath+"/prompt_cache_retention",schemaPath:"#/properties/prompt_cache_retention/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
else if(data25 === null){
if(data25 !== null){
const err70 = {instancePath:instancePath+"/prompt_cache_retention",schemaPath:"#/properties/prompt_cache_retention/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
else {
const err71 = {instancePath:instancePath+"/prompt_cache_retention",schemaPath:"#/properties/prompt_cache_retention/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data.top_logprobs !== undefined){
let data26 = data.top_logprobs;
if(Number.isInteger(data26)){
if(!((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26)))){
const err72 = {instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/branches/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
else if(data26 === null){
if(data26 !== null){
const err73 = {instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
else {
const err74 = {instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/byType",keyword:"byType",params:{type: ["integer","null"]}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data.truncation !== undefined){
let data27 = data.truncation;
if(typeof data27 == "string"){
if(typeof data27 !== "string"){
const err75 = {instancePath:instancePath+"/truncation",schemaPath:"#/properties/truncation/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
else if(data27 === null){
if(data27 !== null){
const err76 = {instancePath:instancePath+"/truncation",schemaPath:"#/properties/truncation/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
else {
const err77 = {instancePath:instancePath+"/truncation",schemaPath:"#/properties/truncation/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data.max_tool_calls !== undefined){
let data28 = data.max_tool_calls;
if(Number.isInteger(data28)){
if(!((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28)))){
const err78 = {instancePath:instancePath+"/max_tool_calls",schemaPath:"#/properties/max_tool_calls/branches/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
else if(data28 === null){
if(data28 !== null){
const err79 = {instancePath:instancePath+"/max_tool_calls",schemaPath:"#/properties/max_tool_calls/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
else {
const err80 = {instancePath:instancePath+"/max_tool_calls",schemaPath:"#/properties/max_tool_calls/byType",keyword:"byType",params:{type: ["integer","null"]}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
}
else {
const err81 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}

export const messageRequest = validate139;
const schema65 = {"$id":"MessageRequest","type":"object","required":["model","messages","max_tokens"],"properties":{"model":{"type":"string"},"messages":{"type":"array","items":{"$ref":"MessageParam"},"minItems":1},"max_tokens":{"type":"integer"},"system":{"byType":{"string":0,"array":1,"null":2},"branches":[{"type":"string"},{"type":"array","items":{"$ref":"MessageSystemBlock"}},{"type":"null"}]},"stream":{"default":false,"byType":{"boolean":0,"null":1},"branches":[{"type":"boolean"},{"type":"null"}]},"temperature":{"byType":{"number":0,"null":1},"branches":[{"type":"number"},{"type":"null"}]},"top_p":{"byType":{"number":0,"null":1},"branches":[{"type":"number"},{"type":"null"}]},"top_k":{"byType":{"integer":0,"null":1},"branches":[{"type":"integer"},{"type":"null"}]},"stop_sequences":{"byType":{"array":0,"null":1},"branches":[{"type":"array","items":{"type":"string"}},{"type":"null"}]},"thinking":{"byType":{"object":0,"null":1},"branches":[{"$ref":"MessageThinking"},{"type":"null"}]},"tools":{"byType":{"array":0,"null":1},"branches":[{"type":"array","items":{"$ref":"MessageTool"}},{"type":"null"}]},"tool_choice":{"byType":{"object":0,"null":1},"branches":[{"type":"object","byTag":{"property":"type","cases":{"auto":0,"any":0,"none":0,"tool":1}},"branches":[{"$ref":"MessageAnyToolChoice"},{"$ref":"MessageOneToolChoice"}]},{"type":"null"}]},"mcp_servers":{"byType":{"array":0,"null":1},"branches":[{"type":"array","items":{"$ref":"MessageMcpServer"}},{"type":"null"}]},"output_config":{"byType":{"object":0,"null":1},"branches":[{"$ref":"MessageOutputConfig"},{"type":"null"}]},"thread":{},"metadata":{},"service_tier":{},"cache_control":{},"container":{},"inference_geo":{}},"examples":[{"model":"a-mid","max_tokens":500,"messages":[{"role":"user","content":"Hello"}]}]};
const schema66 = {"$id":"MessageParam","type":"object","required":["role","content"],"properties":{"role":{"type":"string","enum":["user","assistant","system"]},"content":{"byType":{"string":0,"array":1},"branches":[{"type":"string"},{"type":"array","items":{"$ref":"MessageBlock"}}]}}};
const schema67 = {"$id":"MessageBlock","type":"object","byTag":{"property":"type","cases":{"text":0,"image":1,"document":2,"tool_use":3,"tool_result":4,"thinking":5,"redacted_thinking":6},"other":7},"branches":[{"$ref":"MessageTextBlock"},{"$ref":"MessageImageBlock"},{"$ref":"MessageDocumentBlock"},{"$ref":"MessageToolUseBlock"},{"$ref":"MessageToolResultBlock"},{"$ref":"MessageThinkingBlock"},{"$ref":"MessageRedactedThinkingBlock"},{"$ref":"MessageOtherBlock"}]};
const schema68 = {"$id":"MessageTextBlock","type":"object","required":["type","text"],"properties":{"type":{"type":"string","enum":["text"]},"text":{"type":"string"},"citations":{"byType":{"array":0,"null":1},"branches":[{"type":"array","items":{}},{"type":"null"}]},"cache_control":{"byType":{"object":0,"null":1},"branches":[{"$ref":"MessageCacheControl"},{"type":"null"}]}}};
const schema69 = {"$id":"MessageCacheControl","type":"object","required":["type"],"properties":{"type":{"type":"string"},"ttl":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]}}};

function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageCacheControl" */;
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
if(typeof data.type !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.ttl !== undefined){
let data1 = data.ttl;
if(typeof data1 == "string"){
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/ttl",schemaPath:"#/properties/ttl/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else if(data1 === null){
if(data1 !== null){
const err3 = {instancePath:instancePath+"/ttl",schemaPath:"#/properties/ttl/branches/1/type",keyword:"type",params:{type: "null"}};
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
const err4 = {instancePath:instancePath+"/ttl",schemaPath:"#/properties/ttl/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate143.errors = vErrors;
return errors === 0;
}


function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageTextBlock" */;
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
if(data.text === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"}};
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
if(!(data0 === "text")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema68.properties.type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
const err4 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.citations !== undefined){
let data2 = data.citations;
if(Array.isArray(data2)){
if(!(Array.isArray(data2))){
const err5 = {instancePath:instancePath+"/citations",schemaPath:"#/properties/citations/branches/0/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else if(data2 === null){
if(data2 !== null){
const err6 = {instancePath:instancePath+"/citations",schemaPath:"#/properties/citations/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/citations",schemaPath:"#/properties/citations/byType",keyword:"byType",params:{type: ["array","null"]}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.cache_control !== undefined){
let data3 = data.cache_control;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(!(validate143(data3, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
else if(data3 === null){
if(data3 !== null){
const err8 = {instancePath:instancePath+"/cache_control",schemaPath:"#/properties/cache_control/branches/1/type",keyword:"type",params:{type: "null"}};
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
const err9 = {instancePath:instancePath+"/cache_control",schemaPath:"#/properties/cache_control/byType",keyword:"byType",params:{type: ["object","null"]}};
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
validate142.errors = vErrors;
return errors === 0;
}

const schema70 = {"$id":"MessageImageBlock","type":"object","required":["type","source"],"properties":{"type":{"type":"string","enum":["image"]},"source":{"$ref":"MessageSource"},"cache_control":{"byType":{"object":0,"null":1},"branches":[{"$ref":"MessageCacheControl"},{"type":"null"}]}}};
const schema71 = {"$id":"MessageSource","type":"object","byTag":{"property":"type","cases":{"base64":0,"url":1,"text":2},"other":3},"branches":[{"$ref":"MessageBase64Source"},{"$ref":"MessageUrlSource"},{"$ref":"MessageTextSource"},{"$ref":"MessageOtherSource"}]};
const schema72 = {"$id":"MessageBase64Source","type":"object","required":["type","media_type","data"],"properties":{"type":{"type":"string","enum":["base64"]},"media_type":{"type":"string"},"data":{"type":"string"}}};

function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageBase64Source" */;
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
if(data.media_type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "media_type"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === "base64")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema72.properties.type.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.media_type !== undefined){
if(typeof data.media_type !== "string"){
const err5 = {instancePath:instancePath+"/media_type",schemaPath:"#/properties/media_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.data !== undefined){
if(typeof data.data !== "string"){
const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"}};
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
validate148.errors = vErrors;
return errors === 0;
}

const schema73 = {"$id":"MessageUrlSource","type":"object","required":["type","url"],"properties":{"type":{"type":"string","enum":["url"]},"url":{"type":"string"}}};

function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageUrlSource" */;
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
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"}};
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
if(!(data0 === "url")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema73.properties.type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate150.errors = vErrors;
return errors === 0;
}

const schema74 = {"$id":"MessageTextSource","type":"object","required":["type","data"],"properties":{"type":{"type":"string","enum":["text"]},"media_type":{"type":"string"},"data":{"type":"string"}}};

function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageTextSource" */;
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
if(data.data === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
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
if(!(data0 === "text")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema74.properties.type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.media_type !== undefined){
if(typeof data.media_type !== "string"){
const err4 = {instancePath:instancePath+"/media_type",schemaPath:"#/properties/media_type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.data !== undefined){
if(typeof data.data !== "string"){
const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate152.errors = vErrors;
return errors === 0;
}

const schema75 = {"$id":"MessageOtherSource","type":"object","required":["type"],"properties":{"type":{"type":"string"}}};

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageOtherSource" */;
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
if(typeof data.type !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate154.errors = vErrors;
return errors === 0;
}


function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageSource" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data["type"];
if(tag0 === "base64"){
if(!(validate148(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
errors = vErrors.length;
}
}
else if(tag0 === "url"){
if(!(validate150(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
errors = vErrors.length;
}
}
else if(tag0 === "text"){
if(!(validate152(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
errors = vErrors.length;
}
}
else if(typeof tag0 == "string"){
if(!(validate154(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
}
else {
const err0 = {instancePath,schemaPath:"#/byTag",keyword:"byTag",params:{tag: "type", allowed: ["base64","url","text"], missing: tag0 === undefined}};
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
validate147.errors = vErrors;
return errors === 0;
}


function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageImageBlock" */;
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
if(data.source === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"}};
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
if(!(data0 === "image")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema70.properties.type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.source !== undefined){
if(!(validate147(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
}
if(data.cache_control !== undefined){
let data2 = data.cache_control;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(!(validate143(data2, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
else if(data2 === null){
if(data2 !== null){
const err4 = {instancePath:instancePath+"/cache_control",schemaPath:"#/properties/cache_control/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/cache_control",schemaPath:"#/properties/cache_control/byType",keyword:"byType",params:{type: ["object","null"]}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate146.errors = vErrors;
return errors === 0;
}

const schema76 = {"$id":"MessageDocumentBlock","type":"object","required":["type","source"],"properties":{"type":{"type":"string","enum":["document"]},"source":{"$ref":"MessageSource"},"title":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"context":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"citations":{"byType":{"object":0,"null":1},"branches":[{"$ref":"MessageCitations"},{"type":"null"}]},"cache_control":{"byType":{"object":0,"null":1},"branches":[{"$ref":"MessageCacheControl"},{"type":"null"}]}}};
const schema77 = {"$id":"MessageCitations","type":"object","properties":{"enabled":{"byType":{"boolean":0,"null":1},"branches":[{"type":"boolean"},{"type":"null"}]}}};

function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageCitations" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled !== undefined){
let data0 = data.enabled;
if(typeof data0 == "boolean"){
if(typeof data0 !== "boolean"){
const err0 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/branches/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else if(data0 === null){
if(data0 !== null){
const err1 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/byType",keyword:"byType",params:{type: ["boolean","null"]}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate161.errors = vErrors;
return errors === 0;
}


function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageDocumentBlock" */;
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
if(data.source === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"}};
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
if(!(data0 === "document")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema76.properties.type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.source !== undefined){
if(!(validate147(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 == "string"){
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else if(data2 === null){
if(data2 !== null){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/branches/1/type",keyword:"type",params:{type: "null"}};
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
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.context !== undefined){
let data3 = data.context;
if(typeof data3 == "string"){
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/context",schemaPath:"#/properties/context/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else if(data3 === null){
if(data3 !== null){
const err8 = {instancePath:instancePath+"/context",schemaPath:"#/properties/context/branches/1/type",keyword:"type",params:{type: "null"}};
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
const err9 = {instancePath:instancePath+"/context",schemaPath:"#/properties/context/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.citations !== undefined){
let data4 = data.citations;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(!(validate161(data4, {instancePath:instancePath+"/citations",parentData:data,parentDataProperty:"citations",rootData}))){
vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
errors = vErrors.length;
}
}
else if(data4 === null){
if(data4 !== null){
const err10 = {instancePath:instancePath+"/citations",schemaPath:"#/properties/citations/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/citations",schemaPath:"#/properties/citations/byType",keyword:"byType",params:{type: ["object","null"]}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.cache_control !== undefined){
let data5 = data.cache_control;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(!(validate143(data5, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
else if(data5 === null){
if(data5 !== null){
const err12 = {instancePath:instancePath+"/cache_control",schemaPath:"#/properties/cache_control/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/cache_control",schemaPath:"#/properties/cache_control/byType",keyword:"byType",params:{type: ["object","null"]}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate159.errors = vErrors;
return errors === 0;
}

const schema78 = {"$id":"MessageToolUseBlock","type":"object","required":["type","id","name","input"],"properties":{"type":{"type":"string","enum":["tool_use"]},"id":{"type":"string"},"name":{"type":"string"},"input":{},"cache_control":{"byType":{"object":0,"null":1},"branches":[{"$ref":"MessageCacheControl"},{"type":"null"}]}}};

function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageToolUseBlock" */;
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
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.input === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "input"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(data0 === "tool_use")){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema78.properties.type.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.cache_control !== undefined){
let data3 = data.cache_control;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(!(validate143(data3, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
else if(data3 === null){
if(data3 !== null){
const err8 = {instancePath:instancePath+"/cache_control",schemaPath:"#/properties/cache_control/branches/1/type",keyword:"type",params:{type: "null"}};
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
const err9 = {instancePath:instancePath+"/cache_control",schemaPath:"#/properties/cache_control/byType",keyword:"byType",params:{type: ["object","null"]}};
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
validate165.errors = vErrors;
return errors === 0;
}

const schema79 = {"$id":"MessageToolResultBlock","type":"object","required":["type","tool_use_id"],"properties":{"type":{"type":"string","enum":["tool_result"]},"tool_use_id":{"type":"string"},"content":{"byType":{"string":0,"array":1,"null":2},"branches":[{"type":"string"},{"type":"array","items":{"$ref":"MessageBlock"}},{"type":"null"}]},"is_error":{"byType":{"boolean":0,"null":1},"branches":[{"type":"boolean"},{"type":"null"}]},"cache_control":{"byType":{"object":0,"null":1},"branches":[{"$ref":"MessageCacheControl"},{"type":"null"}]}}};
const wrapper1 = {validate: validate141};

function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageToolResultBlock" */;
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
if(data.tool_use_id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tool_use_id"}};
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
if(!(data0 === "tool_result")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema79.properties.type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.tool_use_id !== undefined){
if(typeof data.tool_use_id !== "string"){
const err4 = {instancePath:instancePath+"/tool_use_id",schemaPath:"#/properties/tool_use_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.content !== undefined){
let data2 = data.content;
if(typeof data2 == "string"){
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/branches/0/type",keyword:"type",params:{type: "string"}};
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
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper1.validate(data2[i0], {instancePath:instancePath+"/content/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? wrapper1.validate.errors : vErrors.concat(wrapper1.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/branches/1/type",keyword:"type",params:{type: "array"}};
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
const err7 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/branches/2/type",keyword:"type",params:{type: "null"}};
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
const err8 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/byType",keyword:"byType",params:{type: ["string","array","null"]}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.is_error !== undefined){
let data4 = data.is_error;
if(typeof data4 == "boolean"){
if(typeof data4 !== "boolean"){
const err9 = {instancePath:instancePath+"/is_error",schemaPath:"#/properties/is_error/branches/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else if(data4 === null){
if(data4 !== null){
const err10 = {instancePath:instancePath+"/is_error",schemaPath:"#/properties/is_error/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/is_error",schemaPath:"#/properties/is_error/byType",keyword:"byType",params:{type: ["boolean","null"]}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.cache_control !== undefined){
let data5 = data.cache_control;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(!(validate143(data5, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
else if(data5 === null){
if(data5 !== null){
const err12 = {instancePath:instancePath+"/cache_control",schemaPath:"#/properties/cache_control/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/cache_control",schemaPath:"#/properties/cache_control/byType",keyword:"byType",params:{type: ["object","null"]}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate168.errors = vErrors;
return errors === 0;
}

const schema80 = {"$id":"MessageThinkingBlock","type":"object","required":["type","thinking"],"properties":{"type":{"type":"string","enum":["thinking"]},"thinking":{"type":"string"},"signature":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]}}};

function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageThinkingBlock" */;
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
if(data.thinking === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "thinking"}};
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
if(!(data0 === "thinking")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema80.properties.type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.thinking !== undefined){
if(typeof data.thinking !== "string"){
const err4 = {instancePath:instancePath+"/thinking",schemaPath:"#/properties/thinking/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.signature !== undefined){
let data2 = data.signature;
if(typeof data2 == "string"){
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else if(data2 === null){
if(data2 !== null){
const err6 = {instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate171.errors = vErrors;
return errors === 0;
}

const schema81 = {"$id":"MessageRedactedThinkingBlock","type":"object","required":["type","data"],"properties":{"type":{"type":"string","enum":["redacted_thinking"]},"data":{"type":"string"}}};

function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageRedactedThinkingBlock" */;
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
if(data.data === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"}};
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
if(!(data0 === "redacted_thinking")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema81.properties.type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.data !== undefined){
if(typeof data.data !== "string"){
const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate173.errors = vErrors;
return errors === 0;
}

const schema82 = {"$id":"MessageOtherBlock","type":"object","required":["type"],"properties":{"type":{"type":"string"}}};

function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageOtherBlock" */;
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
if(typeof data.type !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate175.errors = vErrors;
return errors === 0;
}


function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageBlock" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data["type"];
if(tag0 === "text"){
if(!(validate142(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
}
else if(tag0 === "image"){
if(!(validate146(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
}
else if(tag0 === "document"){
if(!(validate159(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool_use"){
if(!(validate165(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool_result"){
if(!(validate168(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
}
else if(tag0 === "thinking"){
if(!(validate171(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
errors = vErrors.length;
}
}
else if(tag0 === "redacted_thinking"){
if(!(validate173(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
errors = vErrors.length;
}
}
else if(typeof tag0 == "string"){
if(!(validate175(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
}
else {
const err0 = {instancePath,schemaPath:"#/byTag",keyword:"byTag",params:{tag: "type", allowed: ["text","image","document","tool_use","tool_result","thinking","redacted_thinking"], missing: tag0 === undefined}};
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
validate141.errors = vErrors;
return errors === 0;
}


function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageParam" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.content === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.role !== undefined){
let data0 = data.role;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((data0 === "user") || (data0 === "assistant")) || (data0 === "system"))){
const err3 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema66.properties.role.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.content !== undefined){
let data1 = data.content;
if(typeof data1 == "string"){
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else if(Array.isArray(data1)){
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate141(data1[i0], {instancePath:instancePath+"/content/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/branches/1/type",keyword:"type",params:{type: "array"}};
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
const err6 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/byType",keyword:"byType",params:{type: ["string","array"]}};
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
validate140.errors = vErrors;
return errors === 0;
}

const schema83 = {"$id":"MessageSystemBlock","type":"object","byTag":{"property":"type","cases":{"text":0},"other":1},"branches":[{"$ref":"MessageTextBlock"},{"$ref":"MessageOtherBlock"}]};

function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageSystemBlock" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data["type"];
if(tag0 === "text"){
if(!(validate142(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
}
else if(typeof tag0 == "string"){
if(!(validate175(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
}
else {
const err0 = {instancePath,schemaPath:"#/byTag",keyword:"byTag",params:{tag: "type", allowed: ["text"], missing: tag0 === undefined}};
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
validate179.errors = vErrors;
return errors === 0;
}

const schema84 = {"$id":"MessageThinking","type":"object","required":["type"],"properties":{"type":{"type":"string"},"budget_tokens":{"byType":{"integer":0,"null":1},"branches":[{"type":"integer"},{"type":"null"}]},"display":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]}}};

function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageThinking" */;
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
if(typeof data.type !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.budget_tokens !== undefined){
let data1 = data.budget_tokens;
if(Number.isInteger(data1)){
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err2 = {instancePath:instancePath+"/budget_tokens",schemaPath:"#/properties/budget_tokens/branches/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else if(data1 === null){
if(data1 !== null){
const err3 = {instancePath:instancePath+"/budget_tokens",schemaPath:"#/properties/budget_tokens/branches/1/type",keyword:"type",params:{type: "null"}};
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
const err4 = {instancePath:instancePath+"/budget_tokens",schemaPath:"#/properties/budget_tokens/byType",keyword:"byType",params:{type: ["integer","null"]}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.display !== undefined){
let data2 = data.display;
if(typeof data2 == "string"){
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/display",schemaPath:"#/properties/display/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else if(data2 === null){
if(data2 !== null){
const err6 = {instancePath:instancePath+"/display",schemaPath:"#/properties/display/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/display",schemaPath:"#/properties/display/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate183.errors = vErrors;
return errors === 0;
}

const schema85 = {"$id":"MessageTool","type":"object","byTag":{"property":"type","cases":{"custom":0,"mcp_toolset":1},"other":2,"missing":[{"branch":0,"required":["name","input_schema"]}]},"branches":[{"$ref":"MessageClientTool"},{"$ref":"MessageMcpToolset"},{"$ref":"MessageServerTool"}]};
const schema86 = {"$id":"MessageClientTool","type":"object","required":["name","input_schema"],"properties":{"type":{"byType":{"string":0,"null":1},"branches":[{"type":"string","enum":["custom"]},{"type":"null"}]},"name":{"type":"string"},"description":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"input_schema":{"type":"object","additionalProperties":{}},"strict":{"byType":{"boolean":0,"null":1},"branches":[{"type":"boolean"},{"type":"null"}]},"cache_control":{"byType":{"object":0,"null":1},"branches":[{"$ref":"MessageCacheControl"},{"type":"null"}]}}};

function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageClientTool" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.input_schema === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "input_schema"}};
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
if(typeof data0 == "string"){
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(data0 === "custom")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/branches/0/enum",keyword:"enum",params:{allowedValues: schema86.properties.type.branches[0].enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else if(data0 === null){
if(data0 !== null){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 == "string"){
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/branches/0/type",keyword:"type",params:{type: "string"}};
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
const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/branches/1/type",keyword:"type",params:{type: "null"}};
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
const err9 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.input_schema !== undefined){
let data3 = data.input_schema;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
const err10 = {instancePath:instancePath+"/input_schema",schemaPath:"#/properties/input_schema/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.strict !== undefined){
let data4 = data.strict;
if(typeof data4 == "boolean"){
if(typeof data4 !== "boolean"){
const err11 = {instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/branches/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else if(data4 === null){
if(data4 !== null){
const err12 = {instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/byType",keyword:"byType",params:{type: ["boolean","null"]}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.cache_control !== undefined){
let data5 = data.cache_control;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(!(validate143(data5, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
else if(data5 === null){
if(data5 !== null){
const err14 = {instancePath:instancePath+"/cache_control",schemaPath:"#/properties/cache_control/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/cache_control",schemaPath:"#/properties/cache_control/byType",keyword:"byType",params:{type: ["object","null"]}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate186.errors = vErrors;
return errors === 0;
}

const schema87 = {"$id":"MessageMcpToolset","type":"object","required":["type","mcp_server_name"],"properties":{"type":{"type":"string","enum":["mcp_toolset"]},"mcp_server_name":{"type":"string"},"configs":{"byType":{"object":0,"null":1},"branches":[{"type":"object","additionalProperties":{"$ref":"MessageMcpToolConfig"}},{"type":"null"}]},"default_config":{"byType":{"object":0,"null":1},"branches":[{"$ref":"MessageMcpToolConfig"},{"type":"null"}]},"cache_control":{"byType":{"object":0,"null":1},"branches":[{"$ref":"MessageCacheControl"},{"type":"null"}]}}};
const schema88 = {"$id":"MessageMcpToolConfig","type":"object","properties":{"enabled":{"byType":{"boolean":0,"null":1},"branches":[{"type":"boolean"},{"type":"null"}]},"defer_loading":{"byType":{"boolean":0,"null":1},"branches":[{"type":"boolean"},{"type":"null"}]}}};

function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageMcpToolConfig" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled !== undefined){
let data0 = data.enabled;
if(typeof data0 == "boolean"){
if(typeof data0 !== "boolean"){
const err0 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/branches/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else if(data0 === null){
if(data0 !== null){
const err1 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/byType",keyword:"byType",params:{type: ["boolean","null"]}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.defer_loading !== undefined){
let data1 = data.defer_loading;
if(typeof data1 == "boolean"){
if(typeof data1 !== "boolean"){
const err3 = {instancePath:instancePath+"/defer_loading",schemaPath:"#/properties/defer_loading/branches/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else if(data1 === null){
if(data1 !== null){
const err4 = {instancePath:instancePath+"/defer_loading",schemaPath:"#/properties/defer_loading/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/defer_loading",schemaPath:"#/properties/defer_loading/byType",keyword:"byType",params:{type: ["boolean","null"]}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate190.errors = vErrors;
return errors === 0;
}


function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageMcpToolset" */;
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
if(data.mcp_server_name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mcp_server_name"}};
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
if(!(data0 === "mcp_toolset")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema87.properties.type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.mcp_server_name !== undefined){
if(typeof data.mcp_server_name !== "string"){
const err4 = {instancePath:instancePath+"/mcp_server_name",schemaPath:"#/properties/mcp_server_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.configs !== undefined){
let data2 = data.configs;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
if(!(validate190(data2[key0], {instancePath:instancePath+"/configs/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key0,rootData}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/configs",schemaPath:"#/properties/configs/branches/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else if(data2 === null){
if(data2 !== null){
const err6 = {instancePath:instancePath+"/configs",schemaPath:"#/properties/configs/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/configs",schemaPath:"#/properties/configs/byType",keyword:"byType",params:{type: ["object","null"]}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.default_config !== undefined){
let data4 = data.default_config;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(!(validate190(data4, {instancePath:instancePath+"/default_config",parentData:data,parentDataProperty:"default_config",rootData}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
}
else if(data4 === null){
if(data4 !== null){
const err8 = {instancePath:instancePath+"/default_config",schemaPath:"#/properties/default_config/branches/1/type",keyword:"type",params:{type: "null"}};
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
const err9 = {instancePath:instancePath+"/default_config",schemaPath:"#/properties/default_config/byType",keyword:"byType",params:{type: ["object","null"]}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.cache_control !== undefined){
let data5 = data.cache_control;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(!(validate143(data5, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
else if(data5 === null){
if(data5 !== null){
const err10 = {instancePath:instancePath+"/cache_control",schemaPath:"#/properties/cache_control/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/cache_control",schemaPath:"#/properties/cache_control/byType",keyword:"byType",params:{type: ["object","null"]}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate189.errors = vErrors;
return errors === 0;
}

const schema89 = {"$id":"MessageServerTool","type":"object","required":["type"],"properties":{"type":{"type":"string"},"name":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"max_uses":{"byType":{"integer":0,"null":1},"branches":[{"type":"integer"},{"type":"null"}]},"allowed_domains":{"byType":{"array":0,"null":1},"branches":[{"type":"array","items":{"type":"string"}},{"type":"null"}]},"blocked_domains":{"byType":{"array":0,"null":1},"branches":[{"type":"array","items":{"type":"string"}},{"type":"null"}]},"cache_control":{"byType":{"object":0,"null":1},"branches":[{"$ref":"MessageCacheControl"},{"type":"null"}]}}};

function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageServerTool" */;
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
if(typeof data.type !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 == "string"){
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else if(data1 === null){
if(data1 !== null){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/branches/1/type",keyword:"type",params:{type: "null"}};
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
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.max_uses !== undefined){
let data2 = data.max_uses;
if(Number.isInteger(data2)){
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err5 = {instancePath:instancePath+"/max_uses",schemaPath:"#/properties/max_uses/branches/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else if(data2 === null){
if(data2 !== null){
const err6 = {instancePath:instancePath+"/max_uses",schemaPath:"#/properties/max_uses/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/max_uses",schemaPath:"#/properties/max_uses/byType",keyword:"byType",params:{type: ["integer","null"]}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.allowed_domains !== undefined){
let data3 = data.allowed_domains;
if(Array.isArray(data3)){
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(typeof data3[i0] !== "string"){
const err8 = {instancePath:instancePath+"/allowed_domains/" + i0,schemaPath:"#/properties/allowed_domains/branches/0/items/type",keyword:"type",params:{type: "string"}};
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
const err9 = {instancePath:instancePath+"/allowed_domains",schemaPath:"#/properties/allowed_domains/branches/0/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else if(data3 === null){
if(data3 !== null){
const err10 = {instancePath:instancePath+"/allowed_domains",schemaPath:"#/properties/allowed_domains/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/allowed_domains",schemaPath:"#/properties/allowed_domains/byType",keyword:"byType",params:{type: ["array","null"]}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.blocked_domains !== undefined){
let data5 = data.blocked_domains;
if(Array.isArray(data5)){
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(typeof data5[i1] !== "string"){
const err12 = {instancePath:instancePath+"/blocked_domains/" + i1,schemaPath:"#/properties/blocked_domains/branches/0/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/blocked_domains",schemaPath:"#/properties/blocked_domains/branches/0/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else if(data5 === null){
if(data5 !== null){
const err14 = {instancePath:instancePath+"/blocked_domains",schemaPath:"#/properties/blocked_domains/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/blocked_domains",schemaPath:"#/properties/blocked_domains/byType",keyword:"byType",params:{type: ["array","null"]}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.cache_control !== undefined){
let data7 = data.cache_control;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(!(validate143(data7, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
else if(data7 === null){
if(data7 !== null){
const err16 = {instancePath:instancePath+"/cache_control",schemaPath:"#/properties/cache_control/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/cache_control",schemaPath:"#/properties/cache_control/byType",keyword:"byType",params:{type: ["object","null"]}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate195.errors = vErrors;
return errors === 0;
}


function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageTool" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data["type"];
if(tag0 === "custom"){
if(!(validate186(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
}
else if(tag0 === "mcp_toolset"){
if(!(validate189(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
errors = vErrors.length;
}
}
else if(typeof tag0 == "string"){
if(!(validate195(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors);
errors = vErrors.length;
}
}
else if((tag0 === undefined || tag0 === null)){
if(!(validate186(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
}
else {
const err0 = {instancePath,schemaPath:"#/byTag",keyword:"byTag",params:{tag: "type", allowed: ["custom","mcp_toolset"], missing: tag0 === undefined}};
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
validate185.errors = vErrors;
return errors === 0;
}

const schema90 = {"$id":"MessageAnyToolChoice","type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["auto","any","none"]},"disable_parallel_tool_use":{"byType":{"boolean":0,"null":1},"branches":[{"type":"boolean"},{"type":"null"}]}}};

function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageAnyToolChoice" */;
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
if(!(((data0 === "auto") || (data0 === "any")) || (data0 === "none"))){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema90.properties.type.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.disable_parallel_tool_use !== undefined){
let data1 = data.disable_parallel_tool_use;
if(typeof data1 == "boolean"){
if(typeof data1 !== "boolean"){
const err3 = {instancePath:instancePath+"/disable_parallel_tool_use",schemaPath:"#/properties/disable_parallel_tool_use/branches/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else if(data1 === null){
if(data1 !== null){
const err4 = {instancePath:instancePath+"/disable_parallel_tool_use",schemaPath:"#/properties/disable_parallel_tool_use/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/disable_parallel_tool_use",schemaPath:"#/properties/disable_parallel_tool_use/byType",keyword:"byType",params:{type: ["boolean","null"]}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate200.errors = vErrors;
return errors === 0;
}

const schema91 = {"$id":"MessageOneToolChoice","type":"object","required":["type","name"],"properties":{"type":{"type":"string","enum":["tool"]},"name":{"type":"string"},"disable_parallel_tool_use":{"byType":{"boolean":0,"null":1},"branches":[{"type":"boolean"},{"type":"null"}]}}};

function validate202(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageOneToolChoice" */;
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
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
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
if(!(data0 === "tool")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema91.properties.type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.disable_parallel_tool_use !== undefined){
let data2 = data.disable_parallel_tool_use;
if(typeof data2 == "boolean"){
if(typeof data2 !== "boolean"){
const err5 = {instancePath:instancePath+"/disable_parallel_tool_use",schemaPath:"#/properties/disable_parallel_tool_use/branches/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else if(data2 === null){
if(data2 !== null){
const err6 = {instancePath:instancePath+"/disable_parallel_tool_use",schemaPath:"#/properties/disable_parallel_tool_use/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/disable_parallel_tool_use",schemaPath:"#/properties/disable_parallel_tool_use/byType",keyword:"byType",params:{type: ["boolean","null"]}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate202.errors = vErrors;
return errors === 0;
}

const schema92 = {"$id":"MessageMcpServer","type":"object","required":["type","url","name"],"properties":{"type":{"type":"string","enum":["url"]},"url":{"type":"string"},"name":{"type":"string"},"authorization_token":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]}}};

function validate204(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageMcpServer" */;
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
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === "url")){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema92.properties.type.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.authorization_token !== undefined){
let data3 = data.authorization_token;
if(typeof data3 == "string"){
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/authorization_token",schemaPath:"#/properties/authorization_token/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else if(data3 === null){
if(data3 !== null){
const err8 = {instancePath:instancePath+"/authorization_token",schemaPath:"#/properties/authorization_token/branches/1/type",keyword:"type",params:{type: "null"}};
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
const err9 = {instancePath:instancePath+"/authorization_token",schemaPath:"#/properties/authorization_token/byType",keyword:"byType",params:{type: ["string","null"]}};
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
validate204.errors = vErrors;
return errors === 0;
}

const schema93 = {"$id":"MessageOutputConfig","type":"object","properties":{"effort":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"format":{"byType":{"object":0,"null":1},"branches":[{"type":"object","byTag":{"property":"type","cases":{"json_schema":0,"json_object":1}},"branches":[{"$ref":"MessageJsonSchemaFormat"},{"$ref":"MessageJsonObjectFormat"}]},{"type":"null"}]}}};
const schema94 = {"$id":"MessageJsonSchemaFormat","type":"object","required":["type","schema"],"properties":{"type":{"type":"string","enum":["json_schema"]},"schema":{"type":"object","additionalProperties":{}}}};

function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageJsonSchemaFormat" */;
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
if(data.schema === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schema"}};
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
if(!(data0 === "json_schema")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema94.properties.type.enum}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.schema !== undefined){
let data1 = data.schema;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
}
else {
const err4 = {instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate207.errors = vErrors;
return errors === 0;
}

const schema95 = {"$id":"MessageJsonObjectFormat","type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["json_object"]}}};

function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageJsonObjectFormat" */;
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
if(!(data0 === "json_object")){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema95.properties.type.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate209.errors = vErrors;
return errors === 0;
}


function validate206(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageOutputConfig" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.effort !== undefined){
let data0 = data.effort;
if(typeof data0 == "string"){
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/effort",schemaPath:"#/properties/effort/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else if(data0 === null){
if(data0 !== null){
const err1 = {instancePath:instancePath+"/effort",schemaPath:"#/properties/effort/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/effort",schemaPath:"#/properties/effort/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.format !== undefined){
let data1 = data.format;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
const tag0 = data1["type"];
if(tag0 === "json_schema"){
if(!(validate207(data1, {instancePath:instancePath+"/format",parentData:data,parentDataProperty:"format",rootData}))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
}
else if(tag0 === "json_object"){
if(!(validate209(data1, {instancePath:instancePath+"/format",parentData:data,parentDataProperty:"format",rootData}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
}
else {
const err3 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/branches/0/byTag",keyword:"byTag",params:{tag: "type", allowed: ["json_schema","json_object"], missing: tag0 === undefined}};
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
const err4 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/branches/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else if(data1 === null){
if(data1 !== null){
const err5 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/branches/1/type",keyword:"type",params:{type: "null"}};
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
const err6 = {instancePath:instancePath+"/format",schemaPath:"#/properties/format/byType",keyword:"byType",params:{type: ["object","null"]}};
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
validate206.errors = vErrors;
return errors === 0;
}


function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageRequest" */;
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
if(data.messages === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messages"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.max_tokens === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "max_tokens"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.model !== undefined){
if(typeof data.model !== "string"){
const err3 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.messages !== undefined){
let data1 = data.messages;
if(Array.isArray(data1)){
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate140(data1[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.max_tokens !== undefined){
let data3 = data.max_tokens;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err6 = {instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.system !== undefined){
let data4 = data.system;
if(typeof data4 == "string"){
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/system",schemaPath:"#/properties/system/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else if(Array.isArray(data4)){
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(validate179(data4[i1], {instancePath:instancePath+"/system/" + i1,parentData:data4,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/system",schemaPath:"#/properties/system/branches/1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else if(data4 === null){
if(data4 !== null){
const err9 = {instancePath:instancePath+"/system",schemaPath:"#/properties/system/branches/2/type",keyword:"type",params:{type: "null"}};
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
const err10 = {instancePath:instancePath+"/system",schemaPath:"#/properties/system/byType",keyword:"byType",params:{type: ["string","array","null"]}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.stream !== undefined){
let data6 = data.stream;
if(typeof data6 == "boolean"){
if(typeof data6 !== "boolean"){
const err11 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/branches/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else if(data6 === null){
if(data6 !== null){
const err12 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/byType",keyword:"byType",params:{type: ["boolean","null"]}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.temperature !== undefined){
let data7 = data.temperature;
if(typeof data7 == "number" && isFinite(data7)){
if(!(typeof data7 == "number")){
const err14 = {instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/branches/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else if(data7 === null){
if(data7 !== null){
const err15 = {instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/branches/1/type",keyword:"type",params:{type: "null"}};
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
const err16 = {instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/byType",keyword:"byType",params:{type: ["number","null"]}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.top_p !== undefined){
let data8 = data.top_p;
if(typeof data8 == "number" && isFinite(data8)){
if(!(typeof data8 == "number")){
const err17 = {instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/branches/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else if(data8 === null){
if(data8 !== null){
const err18 = {instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/byType",keyword:"byType",params:{type: ["number","null"]}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.top_k !== undefined){
let data9 = data.top_k;
if(Number.isInteger(data9)){
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err20 = {instancePath:instancePath+"/top_k",schemaPath:"#/properties/top_k/branches/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else if(data9 === null){
if(data9 !== null){
const err21 = {instancePath:instancePath+"/top_k",schemaPath:"#/properties/top_k/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/top_k",schemaPath:"#/properties/top_k/byType",keyword:"byType",params:{type: ["integer","null"]}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.stop_sequences !== undefined){
let data10 = data.stop_sequences;
if(Array.isArray(data10)){
if(Array.isArray(data10)){
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
if(typeof data10[i2] !== "string"){
const err23 = {instancePath:instancePath+"/stop_sequences/" + i2,schemaPath:"#/properties/stop_sequences/branches/0/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/stop_sequences",schemaPath:"#/properties/stop_sequences/branches/0/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else if(data10 === null){
if(data10 !== null){
const err25 = {instancePath:instancePath+"/stop_sequences",schemaPath:"#/properties/stop_sequences/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/stop_sequences",schemaPath:"#/properties/stop_sequences/byType",keyword:"byType",params:{type: ["array","null"]}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.thinking !== undefined){
let data12 = data.thinking;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(!(validate183(data12, {instancePath:instancePath+"/thinking",parentData:data,parentDataProperty:"thinking",rootData}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
}
else if(data12 === null){
if(data12 !== null){
const err27 = {instancePath:instancePath+"/thinking",schemaPath:"#/properties/thinking/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/thinking",schemaPath:"#/properties/thinking/byType",keyword:"byType",params:{type: ["object","null"]}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.tools !== undefined){
let data13 = data.tools;
if(Array.isArray(data13)){
if(Array.isArray(data13)){
const len3 = data13.length;
for(let i3=0; i3<len3; i3++){
if(!(validate185(data13[i3], {instancePath:instancePath+"/tools/" + i3,parentData:data13,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
errors = vErrors.length;
}
}
}
else {
const err29 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/branches/0/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else if(data13 === null){
if(data13 !== null){
const err30 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/byType",keyword:"byType",params:{type: ["array","null"]}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.tool_choice !== undefined){
let data15 = data.tool_choice;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
const tag0 = data15["type"];
if(tag0 === "auto" || tag0 === "any" || tag0 === "none"){
if(!(validate200(data15, {instancePath:instancePath+"/tool_choice",parentData:data,parentDataProperty:"tool_choice",rootData}))){
vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tool"){
if(!(validate202(data15, {instancePath:instancePath+"/tool_choice",parentData:data,parentDataProperty:"tool_choice",rootData}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
}
else {
const err32 = {instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/branches/0/byTag",keyword:"byTag",params:{tag: "type", allowed: ["auto","any","none","tool"], missing: tag0 === undefined}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/branches/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else if(data15 === null){
if(data15 !== null){
const err34 = {instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/byType",keyword:"byType",params:{type: ["object","null"]}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.mcp_servers !== undefined){
let data16 = data.mcp_servers;
if(Array.isArray(data16)){
if(Array.isArray(data16)){
const len4 = data16.length;
for(let i4=0; i4<len4; i4++){
if(!(validate204(data16[i4], {instancePath:instancePath+"/mcp_servers/" + i4,parentData:data16,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
errors = vErrors.length;
}
}
}
else {
const err36 = {instancePath:instancePath+"/mcp_servers",schemaPath:"#/properties/mcp_servers/branches/0/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else if(data16 === null){
if(data16 !== null){
const err37 = {instancePath:instancePath+"/mcp_servers",schemaPath:"#/properties/mcp_servers/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/mcp_servers",schemaPath:"#/properties/mcp_servers/byType",keyword:"byType",params:{type: ["array","null"]}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.output_config !== undefined){
let data18 = data.output_config;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(!(validate206(data18, {instancePath:instancePath+"/output_config",parentData:data,parentDataProperty:"output_config",rootData}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
}
else if(data18 === null){
if(data18 !== null){
const err39 = {instancePath:instancePath+"/output_config",schemaPath:"#/properties/output_config/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/output_config",schemaPath:"#/properties/output_config/byType",keyword:"byType",params:{type: ["object","null"]}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
validate139.errors = vErrors;
return errors === 0;
}

export const countTokensRequest = validate212;
const schema96 = {"$id":"CountTokensRequest","type":"object","required":["model","messages"],"properties":{"model":{"type":"string"},"messages":{"type":"array","items":{"$ref":"MessageParam"},"minItems":1},"system":{"byType":{"string":0,"array":1,"null":2},"branches":[{"type":"string"},{"type":"array","items":{"$ref":"MessageSystemBlock"}},{"type":"null"}]},"tools":{"byType":{"array":0,"null":1},"branches":[{"type":"array","items":{"$ref":"MessageTool"}},{"type":"null"}]}}};

function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CountTokensRequest" */;
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
if(data.messages === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messages"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.model !== undefined){
if(typeof data.model !== "string"){
const err2 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.messages !== undefined){
let data1 = data.messages;
if(Array.isArray(data1)){
if(data1.length < 1){
const err3 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate140(data1[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.system !== undefined){
let data3 = data.system;
if(typeof data3 == "string"){
if(typeof data3 !== "string"){
const err5 = {instancePath:instancePath+"/system",schemaPath:"#/properties/system/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else if(Array.isArray(data3)){
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validate179(data3[i1], {instancePath:instancePath+"/system/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/system",schemaPath:"#/properties/system/branches/1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else if(data3 === null){
if(data3 !== null){
const err7 = {instancePath:instancePath+"/system",schemaPath:"#/properties/system/branches/2/type",keyword:"type",params:{type: "null"}};
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
const err8 = {instancePath:instancePath+"/system",schemaPath:"#/properties/system/byType",keyword:"byType",params:{type: ["string","array","null"]}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.tools !== undefined){
let data5 = data.tools;
if(Array.isArray(data5)){
if(Array.isArray(data5)){
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
if(!(validate185(data5[i2], {instancePath:instancePath+"/tools/" + i2,parentData:data5,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/branches/0/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else if(data5 === null){
if(data5 !== null){
const err10 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/byType",keyword:"byType",params:{type: ["array","null"]}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate212.errors = vErrors;
return errors === 0;
}

export const embeddingRequest = validate216;
const schema97 = {"$id":"EmbeddingRequest","type":"object","required":["model","input"],"properties":{"model":{"type":"string"},"input":{"minLength":1,"minItems":1,"byType":{"string":0,"array":1},"branches":[{"type":"string"},{"type":"array","anyOf":[{"type":"array","items":{"type":"string"}},{"type":"array","items":{"type":"integer"}},{"type":"array","items":{"type":"array","items":{"type":"integer"}}}]}]},"encoding_format":{"default":"float","byType":{"string":0,"null":1},"branches":[{"type":"string","enum":["float","base64"]},{"type":"null"}]},"dimensions":{"byType":{"integer":0,"null":1},"branches":[{"type":"integer"},{"type":"null"}]},"user":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]}},"examples":[{"model":"embed-small","input":"Hello"}]};

function validate216(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EmbeddingRequest" */;
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
if(data.input === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "input"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.model !== undefined){
if(typeof data.model !== "string"){
const err2 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.input !== undefined){
let data1 = data.input;
if(typeof data1 == "string"){
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else if(Array.isArray(data1)){
if(!(Array.isArray(data1))){
const err4 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/branches/1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs8 = errors;
let valid4 = false;
const _errs9 = errors;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
const err5 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/branches/1/anyOf/0/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/branches/1/anyOf/0/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs13 = errors;
if(Array.isArray(data1)){
const len1 = data1.length;
for(let i1=0; i1<len1; i1++){
let data3 = data1[i1];
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err7 = {instancePath:instancePath+"/input/" + i1,schemaPath:"#/properties/input/branches/1/anyOf/1/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/branches/1/anyOf/1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs17 = errors;
if(Array.isArray(data1)){
const len2 = data1.length;
for(let i2=0; i2<len2; i2++){
let data4 = data1[i2];
if(Array.isArray(data4)){
const len3 = data4.length;
for(let i3=0; i3<len3; i3++){
let data5 = data4[i3];
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err9 = {instancePath:instancePath+"/input/" + i2+"/" + i3,schemaPath:"#/properties/input/branches/1/anyOf/2/items/items/type",keyword:"type",params:{type: "integer"}};
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
const err10 = {instancePath:instancePath+"/input/" + i2,schemaPath:"#/properties/input/branches/1/anyOf/2/items/type",keyword:"type",params:{type: "array"}};
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
const err11 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/branches/1/anyOf/2/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid0 = _errs17 === errors;
valid4 = valid4 || _valid0;
}
}
if(!valid4){
const err12 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/branches/1/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
else {
const err13 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/byType",keyword:"byType",params:{type: ["string","array"]}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data1 === "string"){
if(func0(data1) < 1){
const err14 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(Array.isArray(data1)){
if(data1.length < 1){
const err15 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/minItems",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.encoding_format !== undefined){
let data6 = data.encoding_format;
if(typeof data6 == "string"){
if(typeof data6 !== "string"){
const err16 = {instancePath:instancePath+"/encoding_format",schemaPath:"#/properties/encoding_format/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!((data6 === "float") || (data6 === "base64"))){
const err17 = {instancePath:instancePath+"/encoding_format",schemaPath:"#/properties/encoding_format/branches/0/enum",keyword:"enum",params:{allowedValues: schema97.properties.encoding_format.branches[0].enum}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else if(data6 === null){
if(data6 !== null){
const err18 = {instancePath:instancePath+"/encoding_format",schemaPath:"#/properties/encoding_format/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/encoding_format",schemaPath:"#/properties/encoding_format/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.dimensions !== undefined){
let data7 = data.dimensions;
if(Number.isInteger(data7)){
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err20 = {instancePath:instancePath+"/dimensions",schemaPath:"#/properties/dimensions/branches/0/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else if(data7 === null){
if(data7 !== null){
const err21 = {instancePath:instancePath+"/dimensions",schemaPath:"#/properties/dimensions/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/dimensions",schemaPath:"#/properties/dimensions/byType",keyword:"byType",params:{type: ["integer","null"]}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.user !== undefined){
let data8 = data.user;
if(typeof data8 == "string"){
if(typeof data8 !== "string"){
const err23 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else if(data8 === null){
if(data8 !== null){
const err24 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/branches/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/byType",keyword:"byType",params:{type: ["string","null"]}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate216.errors = vErrors;
return errors === 0;
}

export const decisionRequest = validate217;
const schema98 = {"$id":"DecisionRequest","type":"object","required":["model","state","questions"],"properties":{"model":{"type":"string"},"state":{"byType":{"string":0,"object":1,"array":2},"branches":[{"type":"string"},{"type":"object","additionalProperties":{}},{"type":"array","items":{}}]},"questions":{"type":"object","minProperties":1,"additionalProperties":{"$ref":"DecisionQuestion"}}},"examples":[{"model":"decide","state":"The caller asks for a refund.","questions":{"angry":{"type":"noul","instructions":"Is the caller angry?"}}}]};
const schema99 = {"$id":"DecisionQuestion","type":"object","byTag":{"property":"type","cases":{"choice":0,"score":1,"noul":2}},"branches":[{"$ref":"ChoiceQuestion"},{"$ref":"ScoreQuestion"},{"$ref":"NoulQuestion"}]};
const schema100 = {"$id":"ChoiceQuestion","type":"object","required":["type","criteria"],"properties":{"type":{"type":"string","enum":["choice"]},"criteria":{"type":"object","maxProperties":255,"minProperties":1,"additionalProperties":{"byType":{"string":0,"object":1,"array":2,"null":3},"branches":[{"type":"string"},{"type":"object","additionalProperties":{}},{"type":"array","items":{}},{"type":"null"}]}},"instructions":{"byType":{"string":0,"object":1,"array":2,"null":3},"branches":[{"type":"string"},{"type":"object","additionalProperties":{}},{"type":"array","items":{}},{"type":"null"}]}}};

function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema100.properties.type.enum}};
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
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length > 255){
const err4 = {instancePath:instancePath+"/criteria",schemaPath:"#/properties/criteria/maxProperties",keyword:"maxProperties",params:{limit: 255}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(Object.keys(data1).length < 1){
const err5 = {instancePath:instancePath+"/criteria",schemaPath:"#/properties/criteria/minProperties",keyword:"minProperties",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data1){
let data2 = data1[key0];
if(typeof data2 == "string"){
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/criteria/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/criteria/additionalProperties/branches/0/type",keyword:"type",params:{type: "string"}};
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
const err7 = {instancePath:instancePath+"/criteria/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/criteria/additionalProperties/branches/1/type",keyword:"type",params:{type: "object"}};
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
const err8 = {instancePath:instancePath+"/criteria/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/criteria/additionalProperties/branches/2/type",keyword:"type",params:{type: "array"}};
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
const err9 = {instancePath:instancePath+"/criteria/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/criteria/additionalProperties/branches/3/type",keyword:"type",params:{type: "null"}};
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
const err10 = {instancePath:instancePath+"/criteria/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/criteria/additionalProperties/byType",keyword:"byType",params:{type: ["string","object","array","null"]}};
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
const err11 = {instancePath:instancePath+"/criteria",schemaPath:"#/properties/criteria/type",keyword:"type",params:{type: "object"}};
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
validate219.errors = vErrors;
return errors === 0;
}

const schema101 = {"$id":"ScoreQuestion","type":"object","required":["type","criteria"],"properties":{"type":{"type":"string","enum":["score"]},"criteria":{"type":"array","items":{"byType":{"string":0,"object":1,"array":2,"null":3},"branches":[{"type":"string"},{"type":"object","additionalProperties":{}},{"type":"array","items":{}},{"type":"null"}]},"minItems":2,"maxItems":10},"instructions":{"byType":{"string":0,"object":1,"array":2,"null":3},"branches":[{"type":"string"},{"type":"object","additionalProperties":{}},{"type":"array","items":{}},{"type":"null"}]}}};

function validate221(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema101.properties.type.enum}};
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
validate221.errors = vErrors;
return errors === 0;
}

const schema102 = {"$id":"NoulQuestion","type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["noul"]},"criteria":{"byType":{"object":0,"null":1},"branches":[{"$ref":"NoulCriteria"},{"type":"null"}]},"instructions":{"byType":{"string":0,"object":1,"array":2,"null":3},"branches":[{"type":"string"},{"type":"object","additionalProperties":{}},{"type":"array","items":{}},{"type":"null"}]}}};
const schema103 = {"$id":"NoulCriteria","type":"object","properties":{"true":{"byType":{"string":0,"object":1,"array":2,"null":3},"branches":[{"type":"string"},{"type":"object","additionalProperties":{}},{"type":"array","items":{}},{"type":"null"}]},"false":{"byType":{"string":0,"object":1,"array":2,"null":3},"branches":[{"type":"string"},{"type":"object","additionalProperties":{}},{"type":"array","items":{}},{"type":"null"}]}}};

function validate224(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="NoulCriteria" */;
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
validate224.errors = vErrors;
return errors === 0;
}


function validate223(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema102.properties.type.enum}};
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
if(!(validate224(data1, {instancePath:instancePath+"/criteria",parentData:data,parentDataProperty:"criteria",rootData}))){
vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
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
validate223.errors = vErrors;
return errors === 0;
}


function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DecisionQuestion" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data["type"];
if(tag0 === "choice"){
if(!(validate219(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
errors = vErrors.length;
}
}
else if(tag0 === "score"){
if(!(validate221(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate221.errors : vErrors.concat(validate221.errors);
errors = vErrors.length;
}
}
else if(tag0 === "noul"){
if(!(validate223(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors);
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
validate218.errors = vErrors;
return errors === 0;
}


function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DecisionRequest" */;
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
if(data.model !== undefined){
if(typeof data.model !== "string"){
const err3 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.state !== undefined){
let data1 = data.state;
if(typeof data1 == "string"){
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/branches/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
}
else {
const err5 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/branches/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else if(Array.isArray(data1)){
if(!(Array.isArray(data1))){
const err6 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/branches/2/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/byType",keyword:"byType",params:{type: ["string","object","array"]}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.questions !== undefined){
let data2 = data.questions;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length < 1){
const err8 = {instancePath:instancePath+"/questions",schemaPath:"#/properties/questions/minProperties",keyword:"minProperties",params:{limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 in data2){
if(!(validate218(data2[key0], {instancePath:instancePath+"/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key0,rootData}))){
vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/questions",schemaPath:"#/properties/questions/type",keyword:"type",params:{type: "object"}};
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
validate217.errors = vErrors;
return errors === 0;
}

