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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
validate4.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate4.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "text")){
validate4.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema4.properties.type.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
const _errs3 = errors;
if(typeof data.text !== "string"){
validate4.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate4.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.url === undefined) && (missing0 = "url")){
validate7.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.url !== undefined){
const _errs1 = errors;
if(typeof data.url !== "string"){
validate7.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data1 = data.detail;
const _errs3 = errors;
if(typeof data1 == "string"){
if(typeof data1 !== "string"){
validate7.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data1 === null){
if(data1 !== null){
validate7.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate7.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate7.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate7.errors = vErrors;
return errors === 0;
}


function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatImagePart" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.image_url === undefined) && (missing0 = "image_url"))){
validate6.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate6.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "image_url")){
validate6.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema5.properties.type.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.image_url !== undefined){
const _errs3 = errors;
if(!(validate7(data.image_url, {instancePath:instancePath+"/image_url",parentData:data,parentDataProperty:"image_url",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate6.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.file_data !== undefined){
let data0 = data.file_data;
const _errs1 = errors;
if(typeof data0 == "string"){
if(typeof data0 !== "string"){
validate11.errors = [{instancePath:instancePath+"/file_data",schemaPath:"#/properties/file_data/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data0 === null){
if(data0 !== null){
validate11.errors = [{instancePath:instancePath+"/file_data",schemaPath:"#/properties/file_data/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate11.errors = [{instancePath:instancePath+"/file_data",schemaPath:"#/properties/file_data/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file_id !== undefined){
let data1 = data.file_id;
const _errs6 = errors;
if(typeof data1 == "string"){
if(typeof data1 !== "string"){
validate11.errors = [{instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data1 === null){
if(data1 !== null){
validate11.errors = [{instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate11.errors = [{instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filename !== undefined){
let data2 = data.filename;
const _errs11 = errors;
if(typeof data2 == "string"){
if(typeof data2 !== "string"){
validate11.errors = [{instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data2 === null){
if(data2 !== null){
validate11.errors = [{instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate11.errors = [{instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate11.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate11.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatFilePart" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.file === undefined) && (missing0 = "file"))){
validate10.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate10.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "file")){
validate10.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema7.properties.type.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined){
const _errs3 = errors;
if(!(validate11(data.file, {instancePath:instancePath+"/file",parentData:data,parentDataProperty:"file",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate10.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate10.errors = vErrors;
return errors === 0;
}

const schema9 = {"$id":"ChatRefusalPart","type":"object","required":["type","refusal"],"properties":{"type":{"type":"string","enum":["refusal"]},"refusal":{"type":"string"}}};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatRefusalPart" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.refusal === undefined) && (missing0 = "refusal"))){
validate14.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate14.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "refusal")){
validate14.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema9.properties.type.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refusal !== undefined){
const _errs3 = errors;
if(typeof data.refusal !== "string"){
validate14.errors = [{instancePath:instancePath+"/refusal",schemaPath:"#/properties/refusal/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate14.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate14.errors = vErrors;
return errors === 0;
}

const schema10 = {"$id":"ChatOtherPart","type":"object","required":["type"],"properties":{"type":{"type":"string"}}};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatOtherPart" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate16.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
if(typeof data.type !== "string"){
validate16.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
validate16.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate16.errors = vErrors;
return errors === 0;
}


function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatPart" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
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
validate3.errors = [{instancePath,schemaPath:"#/byTag",keyword:"byTag",params:{tag: "type", allowed: ["text","image_url","file","refusal"], missing: tag0 === undefined}}];
return false;
}
}
else {
validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate3.errors = vErrors;
return errors === 0;
}


function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatSystemMessage" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.role === undefined) && (missing0 = "role")) || ((data.content === undefined) && (missing0 = "content"))){
validate2.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.role !== undefined){
let data0 = data.role;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate2.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "system") || (data0 === "developer"))){
validate2.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema2.properties.role.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data1 = data.content;
const _errs3 = errors;
if(typeof data1 == "string"){
if(typeof data1 !== "string"){
validate2.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(Array.isArray(data1)){
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data1)){
var valid4 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate3(data1[i0], {instancePath:instancePath+"/content/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid4 = _errs8 === errors;
if(!valid4){
break;
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/branches/1/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/byType",keyword:"byType",params:{type: ["string","array"]}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data3 = data.name;
const _errs9 = errors;
if(typeof data3 == "string"){
if(typeof data3 !== "string"){
validate2.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data3 === null){
if(data3 !== null){
validate2.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate2.errors = vErrors;
return errors === 0;
}

const schema11 = {"$id":"ChatUserMessage","type":"object","required":["role","content"],"properties":{"role":{"type":"string","enum":["user"]},"content":{"byType":{"string":0,"array":1},"branches":[{"type":"string"},{"type":"array","items":{"$ref":"ChatPart"}}]},"name":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]}}};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatUserMessage" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.role === undefined) && (missing0 = "role")) || ((data.content === undefined) && (missing0 = "content"))){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.role !== undefined){
let data0 = data.role;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate20.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "user")){
validate20.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema11.properties.role.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data1 = data.content;
const _errs3 = errors;
if(typeof data1 == "string"){
if(typeof data1 !== "string"){
validate20.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(Array.isArray(data1)){
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data1)){
var valid4 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate3(data1[i0], {instancePath:instancePath+"/content/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid4 = _errs8 === errors;
if(!valid4){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/branches/1/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/byType",keyword:"byType",params:{type: ["string","array"]}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data3 = data.name;
const _errs9 = errors;
if(typeof data3 == "string"){
if(typeof data3 !== "string"){
validate20.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data3 === null){
if(data3 !== null){
validate20.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.arguments === undefined) && (missing0 = "arguments"))){
validate27.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
const _errs1 = errors;
if(typeof data.name !== "string"){
validate27.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.arguments !== undefined){
const _errs3 = errors;
if(typeof data.arguments !== "string"){
validate27.errors = [{instancePath:instancePath+"/arguments",schemaPath:"#/properties/arguments/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}


function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatFunctionToolCall" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.function === undefined) && (missing0 = "function"))){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
validate26.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate26.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data1 === "function")){
validate26.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema14.properties.type.enum}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.function !== undefined){
const _errs5 = errors;
if(!(validate27(data.function, {instancePath:instancePath+"/function",parentData:data,parentDataProperty:"function",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}

const schema16 = {"$id":"ChatOtherToolCall","type":"object","required":["id","type"],"properties":{"id":{"type":"string"},"type":{"type":"string"}}};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatOtherToolCall" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))){
validate30.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
validate30.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs3 = errors;
if(typeof data.type !== "string"){
validate30.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatToolCall" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
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
validate25.errors = [{instancePath,schemaPath:"#/byTag",keyword:"byTag",params:{tag: "type", allowed: ["function"], missing: tag0 === undefined}}];
return false;
}
}
else {
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatAssistantMessage" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.role === undefined) && (missing0 = "role")){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.role !== undefined){
let data0 = data.role;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate23.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "assistant")){
validate23.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema12.properties.role.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data1 = data.content;
const _errs3 = errors;
if(typeof data1 == "string"){
if(typeof data1 !== "string"){
validate23.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(Array.isArray(data1)){
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data1)){
var valid4 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate3(data1[i0], {instancePath:instancePath+"/content/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid4 = _errs8 === errors;
if(!valid4){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/branches/1/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
else if(data1 === null){
if(data1 !== null){
validate23.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/branches/2/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/byType",keyword:"byType",params:{type: ["string","array","null"]}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refusal !== undefined){
let data3 = data.refusal;
const _errs11 = errors;
if(typeof data3 == "string"){
if(typeof data3 !== "string"){
validate23.errors = [{instancePath:instancePath+"/refusal",schemaPath:"#/properties/refusal/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data3 === null){
if(data3 !== null){
validate23.errors = [{instancePath:instancePath+"/refusal",schemaPath:"#/properties/refusal/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/refusal",schemaPath:"#/properties/refusal/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_calls !== undefined){
let data4 = data.tool_calls;
const _errs16 = errors;
if(Array.isArray(data4)){
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data4)){
var valid11 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs19 = errors;
if(!(validate25(data4[i1], {instancePath:instancePath+"/tool_calls/" + i1,parentData:data4,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid11 = _errs19 === errors;
if(!valid11){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/tool_calls",schemaPath:"#/properties/tool_calls/branches/0/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
else if(data4 === null){
if(data4 !== null){
validate23.errors = [{instancePath:instancePath+"/tool_calls",schemaPath:"#/properties/tool_calls/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/tool_calls",schemaPath:"#/properties/tool_calls/byType",keyword:"byType",params:{type: ["array","null"]}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.function_call !== undefined){
let data6 = data.function_call;
const _errs22 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(!(validate27(data6, {instancePath:instancePath+"/function_call",parentData:data,parentDataProperty:"function_call",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
else if(data6 === null){
if(data6 !== null){
validate23.errors = [{instancePath:instancePath+"/function_call",schemaPath:"#/properties/function_call/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/function_call",schemaPath:"#/properties/function_call/byType",keyword:"byType",params:{type: ["object","null"]}}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data7 = data.name;
const _errs26 = errors;
if(typeof data7 == "string"){
if(typeof data7 !== "string"){
validate23.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data7 === null){
if(data7 !== null){
validate23.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}

const schema17 = {"$id":"ChatToolMessage","type":"object","required":["role","content","tool_call_id"],"properties":{"role":{"type":"string","enum":["tool"]},"content":{"byType":{"string":0,"array":1},"branches":[{"type":"string"},{"type":"array","items":{"$ref":"ChatPart"}}]},"tool_call_id":{"type":"string"},"name":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]}}};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatToolMessage" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.role === undefined) && (missing0 = "role")) || ((data.content === undefined) && (missing0 = "content"))) || ((data.tool_call_id === undefined) && (missing0 = "tool_call_id"))){
validate35.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.role !== undefined){
let data0 = data.role;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate35.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "tool")){
validate35.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema17.properties.role.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data1 = data.content;
const _errs3 = errors;
if(typeof data1 == "string"){
if(typeof data1 !== "string"){
validate35.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(Array.isArray(data1)){
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data1)){
var valid4 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate3(data1[i0], {instancePath:instancePath+"/content/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid4 = _errs8 === errors;
if(!valid4){
break;
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/branches/1/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/byType",keyword:"byType",params:{type: ["string","array"]}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_call_id !== undefined){
const _errs9 = errors;
if(typeof data.tool_call_id !== "string"){
validate35.errors = [{instancePath:instancePath+"/tool_call_id",schemaPath:"#/properties/tool_call_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data4 = data.name;
const _errs11 = errors;
if(typeof data4 == "string"){
if(typeof data4 !== "string"){
validate35.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data4 === null){
if(data4 !== null){
validate35.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate35.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}

const schema18 = {"$id":"ChatFunctionMessage","type":"object","required":["role","content","name"],"properties":{"role":{"type":"string","enum":["function"]},"content":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"name":{"type":"string"}}};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatFunctionMessage" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.role === undefined) && (missing0 = "role")) || ((data.content === undefined) && (missing0 = "content"))) || ((data.name === undefined) && (missing0 = "name"))){
validate38.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.role !== undefined){
let data0 = data.role;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate38.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "function")){
validate38.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema18.properties.role.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data1 = data.content;
const _errs3 = errors;
if(typeof data1 == "string"){
if(typeof data1 !== "string"){
validate38.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data1 === null){
if(data1 !== null){
validate38.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate38.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs8 = errors;
if(typeof data.name !== "string"){
validate38.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}


function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatMessage" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
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
validate1.errors = [{instancePath,schemaPath:"#/byTag",keyword:"byTag",params:{tag: "role", allowed: ["system","developer","user","assistant","tool","function"], missing: tag0 === undefined}}];
return false;
}
}
else {
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}

const schema19 = {"$id":"ChatStreamOptions","type":"object","properties":{"include_usage":{"byType":{"boolean":0,"null":1},"branches":[{"type":"boolean"},{"type":"null"}]}}};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatStreamOptions" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.include_usage !== undefined){
let data0 = data.include_usage;
if(typeof data0 == "boolean"){
if(typeof data0 !== "boolean"){
validate41.errors = [{instancePath:instancePath+"/include_usage",schemaPath:"#/properties/include_usage/branches/0/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
else if(data0 === null){
if(data0 !== null){
validate41.errors = [{instancePath:instancePath+"/include_usage",schemaPath:"#/properties/include_usage/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate41.errors = [{instancePath:instancePath+"/include_usage",schemaPath:"#/properties/include_usage/byType",keyword:"byType",params:{type: ["boolean","null"]}}];
return false;
}
}
}
else {
validate41.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate45.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
const _errs1 = errors;
if(typeof data.name !== "string"){
validate45.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data1 = data.description;
const _errs3 = errors;
if(typeof data1 == "string"){
if(typeof data1 !== "string"){
validate45.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data1 === null){
if(data1 !== null){
validate45.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate45.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parameters !== undefined){
let data2 = data.parameters;
const _errs8 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
const _errs9 = errors;
if(errors === _errs9){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
validate45.errors = [{instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/branches/0/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else if(data2 === null){
if(data2 !== null){
validate45.errors = [{instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate45.errors = [{instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/byType",keyword:"byType",params:{type: ["object","null"]}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.strict !== undefined){
let data3 = data.strict;
const _errs14 = errors;
if(typeof data3 == "boolean"){
if(typeof data3 !== "boolean"){
validate45.errors = [{instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/branches/0/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
else if(data3 === null){
if(data3 !== null){
validate45.errors = [{instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate45.errors = [{instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/byType",keyword:"byType",params:{type: ["boolean","null"]}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}


function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatFunctionTool" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.function === undefined) && (missing0 = "function"))){
validate44.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate44.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "function")){
validate44.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema21.properties.type.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.function !== undefined){
const _errs3 = errors;
if(!(validate45(data.function, {instancePath:instancePath+"/function",parentData:data,parentDataProperty:"function",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate44.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate44.errors = vErrors;
return errors === 0;
}

const schema23 = {"$id":"ChatMcpTool","type":"object","required":["type","server_label"],"properties":{"type":{"type":"string","enum":["mcp"]},"server_label":{"type":"string"},"server_url":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"require_approval":{},"allowed_tools":{},"authorization":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]}}};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatMcpTool" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.server_label === undefined) && (missing0 = "server_label"))){
validate48.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate48.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "mcp")){
validate48.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema23.properties.type.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.server_label !== undefined){
const _errs3 = errors;
if(typeof data.server_label !== "string"){
validate48.errors = [{instancePath:instancePath+"/server_label",schemaPath:"#/properties/server_label/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.server_url !== undefined){
let data2 = data.server_url;
const _errs5 = errors;
if(typeof data2 == "string"){
if(typeof data2 !== "string"){
validate48.errors = [{instancePath:instancePath+"/server_url",schemaPath:"#/properties/server_url/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data2 === null){
if(data2 !== null){
validate48.errors = [{instancePath:instancePath+"/server_url",schemaPath:"#/properties/server_url/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate48.errors = [{instancePath:instancePath+"/server_url",schemaPath:"#/properties/server_url/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.authorization !== undefined){
let data3 = data.authorization;
const _errs10 = errors;
if(typeof data3 == "string"){
if(typeof data3 !== "string"){
validate48.errors = [{instancePath:instancePath+"/authorization",schemaPath:"#/properties/authorization/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data3 === null){
if(data3 !== null){
validate48.errors = [{instancePath:instancePath+"/authorization",schemaPath:"#/properties/authorization/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate48.errors = [{instancePath:instancePath+"/authorization",schemaPath:"#/properties/authorization/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate48.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}

const schema24 = {"$id":"ChatOtherTool","type":"object","required":["type"],"properties":{"type":{"type":"string"}}};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatOtherTool" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate50.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
if(typeof data.type !== "string"){
validate50.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
validate50.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate50.errors = vErrors;
return errors === 0;
}


function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatTool" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
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
validate43.errors = [{instancePath,schemaPath:"#/byTag",keyword:"byTag",params:{tag: "type", allowed: ["function","mcp"], missing: tag0 === undefined}}];
return false;
}
}
else {
validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate54.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
if(typeof data.name !== "string"){
validate54.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatFunctionChoice" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.function === undefined) && (missing0 = "function"))){
validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate53.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "function")){
validate53.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema25.properties.type.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.function !== undefined){
const _errs3 = errors;
if(!(validate54(data.function, {instancePath:instancePath+"/function",parentData:data,parentDataProperty:"function",rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}

const schema27 = {"$id":"ChatOtherToolChoice","type":"object","required":["type"],"properties":{"type":{"type":"string"}}};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatOtherToolChoice" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate57.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
if(typeof data.type !== "string"){
validate57.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
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
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}


function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatWebSearchOptions" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.search_context_size !== undefined){
let data0 = data.search_context_size;
const _errs1 = errors;
if(typeof data0 == "string"){
if(typeof data0 !== "string"){
validate59.errors = [{instancePath:instancePath+"/search_context_size",schemaPath:"#/properties/search_context_size/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data0 === null){
if(data0 !== null){
validate59.errors = [{instancePath:instancePath+"/search_context_size",schemaPath:"#/properties/search_context_size/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate59.errors = [{instancePath:instancePath+"/search_context_size",schemaPath:"#/properties/search_context_size/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_location !== undefined){
let data1 = data.user_location;
const _errs6 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(!(validate60(data1, {instancePath:instancePath+"/user_location",parentData:data,parentDataProperty:"user_location",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
else if(data1 === null){
if(data1 !== null){
validate59.errors = [{instancePath:instancePath+"/user_location",schemaPath:"#/properties/user_location/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate59.errors = [{instancePath:instancePath+"/user_location",schemaPath:"#/properties/user_location/byType",keyword:"byType",params:{type: ["object","null"]}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate59.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}

const schema30 = {"$id":"ChatTextFormat","type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["text"]}}};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatTextFormat" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate65.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
validate65.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "text")){
validate65.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema30.properties.type.enum}}];
return false;
}
}
}
}
else {
validate65.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate65.errors = vErrors;
return errors === 0;
}

const schema31 = {"$id":"ChatJsonObjectFormat","type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["json_object"]}}};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatJsonObjectFormat" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate67.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
validate67.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "json_object")){
validate67.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema31.properties.type.enum}}];
return false;
}
}
}
}
else {
validate67.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate70.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.name !== undefined){
const _errs1 = errors;
if(typeof data.name !== "string"){
validate70.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data1 = data.description;
const _errs3 = errors;
if(typeof data1 == "string"){
if(typeof data1 !== "string"){
validate70.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data1 === null){
if(data1 !== null){
validate70.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate70.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schema !== undefined){
let data2 = data.schema;
const _errs8 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
const _errs9 = errors;
if(errors === _errs9){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
validate70.errors = [{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/branches/0/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else if(data2 === null){
if(data2 !== null){
validate70.errors = [{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate70.errors = [{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/byType",keyword:"byType",params:{type: ["object","null"]}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.strict !== undefined){
let data3 = data.strict;
const _errs14 = errors;
if(typeof data3 == "boolean"){
if(typeof data3 !== "boolean"){
validate70.errors = [{instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/branches/0/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
else if(data3 === null){
if(data3 !== null){
validate70.errors = [{instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate70.errors = [{instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/byType",keyword:"byType",params:{type: ["boolean","null"]}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate70.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}


function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatJsonSchemaFormat" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.json_schema === undefined) && (missing0 = "json_schema"))){
validate69.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate69.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "json_schema")){
validate69.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema32.properties.type.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.json_schema !== undefined){
const _errs3 = errors;
if(!(validate70(data.json_schema, {instancePath:instancePath+"/json_schema",parentData:data,parentDataProperty:"json_schema",rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate69.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}

const schema34 = {"$id":"ChatMetadata","type":"object","properties":{"enable_charting":{"default":false,"byType":{"boolean":0,"null":1},"branches":[{"type":"boolean"},{"type":"null"}]},"svc_completions_session_id":{"byType":{"string":0,"integer":1,"null":2},"branches":[{"type":"string"},{"type":"integer"},{"type":"null"}]}},"additionalProperties":{}};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatMetadata" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enable_charting !== undefined){
let data0 = data.enable_charting;
const _errs2 = errors;
if(typeof data0 == "boolean"){
if(typeof data0 !== "boolean"){
validate73.errors = [{instancePath:instancePath+"/enable_charting",schemaPath:"#/properties/enable_charting/branches/0/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
else if(data0 === null){
if(data0 !== null){
validate73.errors = [{instancePath:instancePath+"/enable_charting",schemaPath:"#/properties/enable_charting/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate73.errors = [{instancePath:instancePath+"/enable_charting",schemaPath:"#/properties/enable_charting/byType",keyword:"byType",params:{type: ["boolean","null"]}}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.svc_completions_session_id !== undefined){
let data1 = data.svc_completions_session_id;
const _errs7 = errors;
if(typeof data1 == "string"){
if(typeof data1 !== "string"){
validate73.errors = [{instancePath:instancePath+"/svc_completions_session_id",schemaPath:"#/properties/svc_completions_session_id/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(Number.isInteger(data1)){
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate73.errors = [{instancePath:instancePath+"/svc_completions_session_id",schemaPath:"#/properties/svc_completions_session_id/branches/1/type",keyword:"type",params:{type: "integer"}}];
return false;
}
}
else if(data1 === null){
if(data1 !== null){
validate73.errors = [{instancePath:instancePath+"/svc_completions_session_id",schemaPath:"#/properties/svc_completions_session_id/branches/2/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate73.errors = [{instancePath:instancePath+"/svc_completions_session_id",schemaPath:"#/properties/svc_completions_session_id/byType",keyword:"byType",params:{type: ["string","integer","null"]}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate73.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate73.errors = vErrors;
return errors === 0;
}

const schema35 = {"$id":"ChatPrediction","type":"object","properties":{"type":{},"content":{}}};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatPrediction" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate75.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}

const schema36 = {"$id":"ChatAudio","type":"object","properties":{"voice":{},"format":{}}};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatAudio" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate77.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate77.errors = vErrors;
return errors === 0;
}


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatCompletionRequest" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.model === undefined) && (missing0 = "model")) || ((data.messages === undefined) && (missing0 = "messages"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.model !== undefined){
const _errs1 = errors;
if(typeof data.model !== "string"){
validate0.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messages !== undefined){
let data1 = data.messages;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length < 1){
validate0.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate1(data1[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream !== undefined){
let data3 = data.stream;
const _errs6 = errors;
if(typeof data3 == "boolean"){
if(typeof data3 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/branches/0/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
else if(data3 === null){
if(data3 !== null){
validate0.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/byType",keyword:"byType",params:{type: ["boolean","null"]}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream_options !== undefined){
let data4 = data.stream_options;
const _errs11 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(!(validate41(data4, {instancePath:instancePath+"/stream_options",parentData:data,parentDataProperty:"stream_options",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
}
else if(data4 === null){
if(data4 !== null){
validate0.errors = [{instancePath:instancePath+"/stream_options",schemaPath:"#/properties/stream_options/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/stream_options",schemaPath:"#/properties/stream_options/byType",keyword:"byType",params:{type: ["object","null"]}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_tokens !== undefined){
let data5 = data.max_tokens;
const _errs15 = errors;
if(Number.isInteger(data5)){
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate0.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/branches/0/type",keyword:"type",params:{type: "integer"}}];
return false;
}
}
else if(data5 === null){
if(data5 !== null){
validate0.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/byType",keyword:"byType",params:{type: ["integer","null"]}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_completion_tokens !== undefined){
let data6 = data.max_completion_tokens;
const _errs20 = errors;
if(Number.isInteger(data6)){
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate0.errors = [{instancePath:instancePath+"/max_completion_tokens",schemaPath:"#/properties/max_completion_tokens/branches/0/type",keyword:"type",params:{type: "integer"}}];
return false;
}
}
else if(data6 === null){
if(data6 !== null){
validate0.errors = [{instancePath:instancePath+"/max_completion_tokens",schemaPath:"#/properties/max_completion_tokens/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/max_completion_tokens",schemaPath:"#/properties/max_completion_tokens/byType",keyword:"byType",params:{type: ["integer","null"]}}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.temperature !== undefined){
let data7 = data.temperature;
const _errs25 = errors;
if(typeof data7 == "number" && isFinite(data7)){
if(!(typeof data7 == "number")){
validate0.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/branches/0/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
else if(data7 === null){
if(data7 !== null){
validate0.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/byType",keyword:"byType",params:{type: ["number","null"]}}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_p !== undefined){
let data8 = data.top_p;
const _errs30 = errors;
if(typeof data8 == "number" && isFinite(data8)){
if(!(typeof data8 == "number")){
validate0.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/branches/0/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
else if(data8 === null){
if(data8 !== null){
validate0.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/byType",keyword:"byType",params:{type: ["number","null"]}}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_k !== undefined){
let data9 = data.top_k;
const _errs35 = errors;
if(Number.isInteger(data9)){
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate0.errors = [{instancePath:instancePath+"/top_k",schemaPath:"#/properties/top_k/branches/0/type",keyword:"type",params:{type: "integer"}}];
return false;
}
}
else if(data9 === null){
if(data9 !== null){
validate0.errors = [{instancePath:instancePath+"/top_k",schemaPath:"#/properties/top_k/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/top_k",schemaPath:"#/properties/top_k/byType",keyword:"byType",params:{type: ["integer","null"]}}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stop !== undefined){
let data10 = data.stop;
const _errs40 = errors;
if(typeof data10 == "string"){
if(typeof data10 !== "string"){
validate0.errors = [{instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(Array.isArray(data10)){
const _errs43 = errors;
if(errors === _errs43){
if(Array.isArray(data10)){
var valid26 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
const _errs45 = errors;
if(typeof data10[i1] !== "string"){
validate0.errors = [{instancePath:instancePath+"/stop/" + i1,schemaPath:"#/properties/stop/branches/1/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid26 = _errs45 === errors;
if(!valid26){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/branches/1/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
else if(data10 === null){
if(data10 !== null){
validate0.errors = [{instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/branches/2/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/byType",keyword:"byType",params:{type: ["string","array","null"]}}];
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed !== undefined){
let data12 = data.seed;
const _errs49 = errors;
if(Number.isInteger(data12)){
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
validate0.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/branches/0/type",keyword:"type",params:{type: "integer"}}];
return false;
}
}
else if(data12 === null){
if(data12 !== null){
validate0.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/byType",keyword:"byType",params:{type: ["integer","null"]}}];
return false;
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.presence_penalty !== undefined){
let data13 = data.presence_penalty;
const _errs54 = errors;
if(typeof data13 == "number" && isFinite(data13)){
if(!(typeof data13 == "number")){
validate0.errors = [{instancePath:instancePath+"/presence_penalty",schemaPath:"#/properties/presence_penalty/branches/0/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
else if(data13 === null){
if(data13 !== null){
validate0.errors = [{instancePath:instancePath+"/presence_penalty",schemaPath:"#/properties/presence_penalty/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/presence_penalty",schemaPath:"#/properties/presence_penalty/byType",keyword:"byType",params:{type: ["number","null"]}}];
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frequency_penalty !== undefined){
let data14 = data.frequency_penalty;
const _errs59 = errors;
if(typeof data14 == "number" && isFinite(data14)){
if(!(typeof data14 == "number")){
validate0.errors = [{instancePath:instancePath+"/frequency_penalty",schemaPath:"#/properties/frequency_penalty/branches/0/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
else if(data14 === null){
if(data14 !== null){
validate0.errors = [{instancePath:instancePath+"/frequency_penalty",schemaPath:"#/properties/frequency_penalty/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/frequency_penalty",schemaPath:"#/properties/frequency_penalty/byType",keyword:"byType",params:{type: ["number","null"]}}];
return false;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.verbosity !== undefined){
let data15 = data.verbosity;
const _errs64 = errors;
if(typeof data15 == "string"){
if(typeof data15 !== "string"){
validate0.errors = [{instancePath:instancePath+"/verbosity",schemaPath:"#/properties/verbosity/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data15 === null){
if(data15 !== null){
validate0.errors = [{instancePath:instancePath+"/verbosity",schemaPath:"#/properties/verbosity/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/verbosity",schemaPath:"#/properties/verbosity/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs64 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reasoning_effort !== undefined){
let data16 = data.reasoning_effort;
const _errs69 = errors;
if(typeof data16 == "string"){
if(typeof data16 !== "string"){
validate0.errors = [{instancePath:instancePath+"/reasoning_effort",schemaPath:"#/properties/reasoning_effort/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data16 === null){
if(data16 !== null){
validate0.errors = [{instancePath:instancePath+"/reasoning_effort",schemaPath:"#/properties/reasoning_effort/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/reasoning_effort",schemaPath:"#/properties/reasoning_effort/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs69 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data17 = data.tools;
const _errs74 = errors;
if(Array.isArray(data17)){
const _errs75 = errors;
if(errors === _errs75){
if(Array.isArray(data17)){
var valid45 = true;
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
const _errs77 = errors;
if(!(validate43(data17[i2], {instancePath:instancePath+"/tools/" + i2,parentData:data17,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
var valid45 = _errs77 === errors;
if(!valid45){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/branches/0/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
else if(data17 === null){
if(data17 !== null){
validate0.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/byType",keyword:"byType",params:{type: ["array","null"]}}];
return false;
}
var valid0 = _errs74 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_choice !== undefined){
let data19 = data.tool_choice;
const _errs80 = errors;
if(typeof data19 == "string"){
if(typeof data19 !== "string"){
validate0.errors = [{instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data19 === "auto") || (data19 === "none")) || (data19 === "required"))){
validate0.errors = [{instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/branches/0/enum",keyword:"enum",params:{allowedValues: schema0.properties.tool_choice.branches[0].enum}}];
return false;
}
}
else if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
const _errs83 = errors;
if(errors === _errs83){
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
validate0.errors = [{instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/branches/1/byTag",keyword:"byTag",params:{tag: "type", allowed: ["function"], missing: tag0 === undefined}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/branches/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else if(data19 === null){
if(data19 !== null){
validate0.errors = [{instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/branches/2/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/byType",keyword:"byType",params:{type: ["string","object","null"]}}];
return false;
}
var valid0 = _errs80 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parallel_tool_calls !== undefined){
let data20 = data.parallel_tool_calls;
const _errs89 = errors;
if(typeof data20 == "boolean"){
if(typeof data20 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/parallel_tool_calls",schemaPath:"#/properties/parallel_tool_calls/branches/0/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
else if(data20 === null){
if(data20 !== null){
validate0.errors = [{instancePath:instancePath+"/parallel_tool_calls",schemaPath:"#/properties/parallel_tool_calls/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/parallel_tool_calls",schemaPath:"#/properties/parallel_tool_calls/byType",keyword:"byType",params:{type: ["boolean","null"]}}];
return false;
}
var valid0 = _errs89 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.web_search_options !== undefined){
let data21 = data.web_search_options;
const _errs94 = errors;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(!(validate59(data21, {instancePath:instancePath+"/web_search_options",parentData:data,parentDataProperty:"web_search_options",rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
else if(data21 === null){
if(data21 !== null){
validate0.errors = [{instancePath:instancePath+"/web_search_options",schemaPath:"#/properties/web_search_options/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/web_search_options",schemaPath:"#/properties/web_search_options/byType",keyword:"byType",params:{type: ["object","null"]}}];
return false;
}
var valid0 = _errs94 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.functions !== undefined){
let data22 = data.functions;
const _errs98 = errors;
if(Array.isArray(data22)){
const _errs99 = errors;
if(errors === _errs99){
if(Array.isArray(data22)){
var valid62 = true;
const len3 = data22.length;
for(let i3=0; i3<len3; i3++){
const _errs101 = errors;
if(!(validate45(data22[i3], {instancePath:instancePath+"/functions/" + i3,parentData:data22,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid62 = _errs101 === errors;
if(!valid62){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/functions",schemaPath:"#/properties/functions/branches/0/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
else if(data22 === null){
if(data22 !== null){
validate0.errors = [{instancePath:instancePath+"/functions",schemaPath:"#/properties/functions/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/functions",schemaPath:"#/properties/functions/byType",keyword:"byType",params:{type: ["array","null"]}}];
return false;
}
var valid0 = _errs98 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.function_call !== undefined){
let data24 = data.function_call;
const _errs104 = errors;
if(typeof data24 == "string"){
if(typeof data24 !== "string"){
validate0.errors = [{instancePath:instancePath+"/function_call",schemaPath:"#/properties/function_call/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
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
validate0.errors = [{instancePath:instancePath+"/function_call",schemaPath:"#/properties/function_call/branches/2/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/function_call",schemaPath:"#/properties/function_call/byType",keyword:"byType",params:{type: ["string","object","null"]}}];
return false;
}
var valid0 = _errs104 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response_format !== undefined){
let data25 = data.response_format;
const _errs110 = errors;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
const _errs111 = errors;
if(errors === _errs111){
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
validate0.errors = [{instancePath:instancePath+"/response_format",schemaPath:"#/properties/response_format/branches/0/byTag",keyword:"byTag",params:{tag: "type", allowed: ["text","json_object","json_schema"], missing: tag1 === undefined}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/response_format",schemaPath:"#/properties/response_format/branches/0/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else if(data25 === null){
if(data25 !== null){
validate0.errors = [{instancePath:instancePath+"/response_format",schemaPath:"#/properties/response_format/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/response_format",schemaPath:"#/properties/response_format/byType",keyword:"byType",params:{type: ["object","null"]}}];
return false;
}
var valid0 = _errs110 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
let data26 = data.store;
const _errs118 = errors;
if(typeof data26 == "boolean"){
if(typeof data26 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/store",schemaPath:"#/properties/store/branches/0/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
else if(data26 === null){
if(data26 !== null){
validate0.errors = [{instancePath:instancePath+"/store",schemaPath:"#/properties/store/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/store",schemaPath:"#/properties/store/byType",keyword:"byType",params:{type: ["boolean","null"]}}];
return false;
}
var valid0 = _errs118 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data27 = data.metadata;
const _errs123 = errors;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(!(validate73(data27, {instancePath:instancePath+"/metadata",parentData:data,parentDataProperty:"metadata",rootData}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
}
else if(data27 === null){
if(data27 !== null){
validate0.errors = [{instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/byType",keyword:"byType",params:{type: ["object","null"]}}];
return false;
}
var valid0 = _errs123 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
let data28 = data.user;
const _errs127 = errors;
if(typeof data28 == "string"){
if(typeof data28 !== "string"){
validate0.errors = [{instancePath:instancePath+"/user",schemaPath:"#/properties/user/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data28 === null){
if(data28 !== null){
validate0.errors = [{instancePath:instancePath+"/user",schemaPath:"#/properties/user/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/user",schemaPath:"#/properties/user/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs127 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.safety_identifier !== undefined){
let data29 = data.safety_identifier;
const _errs132 = errors;
if(typeof data29 == "string"){
if(typeof data29 !== "string"){
validate0.errors = [{instancePath:instancePath+"/safety_identifier",schemaPath:"#/properties/safety_identifier/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data29 === null){
if(data29 !== null){
validate0.errors = [{instancePath:instancePath+"/safety_identifier",schemaPath:"#/properties/safety_identifier/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/safety_identifier",schemaPath:"#/properties/safety_identifier/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs132 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.service_tier !== undefined){
let data30 = data.service_tier;
const _errs137 = errors;
if(typeof data30 == "string"){
if(typeof data30 !== "string"){
validate0.errors = [{instancePath:instancePath+"/service_tier",schemaPath:"#/properties/service_tier/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data30 === null){
if(data30 !== null){
validate0.errors = [{instancePath:instancePath+"/service_tier",schemaPath:"#/properties/service_tier/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/service_tier",schemaPath:"#/properties/service_tier/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs137 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_cache_key !== undefined){
let data31 = data.prompt_cache_key;
const _errs142 = errors;
if(typeof data31 == "string"){
if(typeof data31 !== "string"){
validate0.errors = [{instancePath:instancePath+"/prompt_cache_key",schemaPath:"#/properties/prompt_cache_key/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data31 === null){
if(data31 !== null){
validate0.errors = [{instancePath:instancePath+"/prompt_cache_key",schemaPath:"#/properties/prompt_cache_key/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/prompt_cache_key",schemaPath:"#/properties/prompt_cache_key/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs142 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_cache_retention !== undefined){
let data32 = data.prompt_cache_retention;
const _errs147 = errors;
if(typeof data32 == "string"){
if(typeof data32 !== "string"){
validate0.errors = [{instancePath:instancePath+"/prompt_cache_retention",schemaPath:"#/properties/prompt_cache_retention/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data32 === null){
if(data32 !== null){
validate0.errors = [{instancePath:instancePath+"/prompt_cache_retention",schemaPath:"#/properties/prompt_cache_retention/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/prompt_cache_retention",schemaPath:"#/properties/prompt_cache_retention/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs147 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.n !== undefined){
let data33 = data.n;
const _errs152 = errors;
if(Number.isInteger(data33)){
if(!((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33)))){
validate0.errors = [{instancePath:instancePath+"/n",schemaPath:"#/properties/n/branches/0/type",keyword:"type",params:{type: "integer"}}];
return false;
}
}
else if(data33 === null){
if(data33 !== null){
validate0.errors = [{instancePath:instancePath+"/n",schemaPath:"#/properties/n/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/n",schemaPath:"#/properties/n/byType",keyword:"byType",params:{type: ["integer","null"]}}];
return false;
}
var valid0 = _errs152 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logprobs !== undefined){
let data34 = data.logprobs;
const _errs157 = errors;
if(typeof data34 == "boolean"){
if(typeof data34 !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/logprobs",schemaPath:"#/properties/logprobs/branches/0/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
else if(data34 === null){
if(data34 !== null){
validate0.errors = [{instancePath:instancePath+"/logprobs",schemaPath:"#/properties/logprobs/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/logprobs",schemaPath:"#/properties/logprobs/byType",keyword:"byType",params:{type: ["boolean","null"]}}];
return false;
}
var valid0 = _errs157 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_logprobs !== undefined){
let data35 = data.top_logprobs;
const _errs162 = errors;
if(Number.isInteger(data35)){
if(!((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35)))){
validate0.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/branches/0/type",keyword:"type",params:{type: "integer"}}];
return false;
}
}
else if(data35 === null){
if(data35 !== null){
validate0.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/byType",keyword:"byType",params:{type: ["integer","null"]}}];
return false;
}
var valid0 = _errs162 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logit_bias !== undefined){
let data36 = data.logit_bias;
const _errs167 = errors;
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
const _errs168 = errors;
if(errors === _errs168){
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
}
else {
validate0.errors = [{instancePath:instancePath+"/logit_bias",schemaPath:"#/properties/logit_bias/branches/0/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else if(data36 === null){
if(data36 !== null){
validate0.errors = [{instancePath:instancePath+"/logit_bias",schemaPath:"#/properties/logit_bias/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/logit_bias",schemaPath:"#/properties/logit_bias/byType",keyword:"byType",params:{type: ["object","null"]}}];
return false;
}
var valid0 = _errs167 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prediction !== undefined){
let data37 = data.prediction;
const _errs173 = errors;
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
if(!(validate75(data37, {instancePath:instancePath+"/prediction",parentData:data,parentDataProperty:"prediction",rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
else if(data37 === null){
if(data37 !== null){
validate0.errors = [{instancePath:instancePath+"/prediction",schemaPath:"#/properties/prediction/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/prediction",schemaPath:"#/properties/prediction/byType",keyword:"byType",params:{type: ["object","null"]}}];
return false;
}
var valid0 = _errs173 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.modalities !== undefined){
let data38 = data.modalities;
const _errs177 = errors;
if(Array.isArray(data38)){
const _errs178 = errors;
if(errors === _errs178){
if(Array.isArray(data38)){
var valid113 = true;
const len4 = data38.length;
for(let i4=0; i4<len4; i4++){
const _errs180 = errors;
if(typeof data38[i4] !== "string"){
validate0.errors = [{instancePath:instancePath+"/modalities/" + i4,schemaPath:"#/properties/modalities/branches/0/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid113 = _errs180 === errors;
if(!valid113){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/modalities",schemaPath:"#/properties/modalities/branches/0/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
else if(data38 === null){
if(data38 !== null){
validate0.errors = [{instancePath:instancePath+"/modalities",schemaPath:"#/properties/modalities/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/modalities",schemaPath:"#/properties/modalities/byType",keyword:"byType",params:{type: ["array","null"]}}];
return false;
}
var valid0 = _errs177 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.audio !== undefined){
let data40 = data.audio;
const _errs184 = errors;
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
if(!(validate77(data40, {instancePath:instancePath+"/audio",parentData:data,parentDataProperty:"audio",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
else if(data40 === null){
if(data40 !== null){
validate0.errors = [{instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/byType",keyword:"byType",params:{type: ["object","null"]}}];
return false;
}
var valid0 = _errs184 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
validate83.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate83.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "input_text")){
validate83.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema41.properties.type.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
const _errs3 = errors;
if(typeof data.text !== "string"){
validate83.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate83.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate83.errors = vErrors;
return errors === 0;
}

const schema42 = {"$id":"ResponseInputImage","type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["input_image"]},"image_url":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"file_id":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"detail":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]}}};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseInputImage" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate85.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate85.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "input_image")){
validate85.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema42.properties.type.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.image_url !== undefined){
let data1 = data.image_url;
const _errs3 = errors;
if(typeof data1 == "string"){
if(typeof data1 !== "string"){
validate85.errors = [{instancePath:instancePath+"/image_url",schemaPath:"#/properties/image_url/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data1 === null){
if(data1 !== null){
validate85.errors = [{instancePath:instancePath+"/image_url",schemaPath:"#/properties/image_url/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate85.errors = [{instancePath:instancePath+"/image_url",schemaPath:"#/properties/image_url/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file_id !== undefined){
let data2 = data.file_id;
const _errs8 = errors;
if(typeof data2 == "string"){
if(typeof data2 !== "string"){
validate85.errors = [{instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data2 === null){
if(data2 !== null){
validate85.errors = [{instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate85.errors = [{instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.detail !== undefined){
let data3 = data.detail;
const _errs13 = errors;
if(typeof data3 == "string"){
if(typeof data3 !== "string"){
validate85.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data3 === null){
if(data3 !== null){
validate85.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate85.errors = [{instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate85.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate85.errors = vErrors;
return errors === 0;
}

const schema43 = {"$id":"ResponseInputFile","type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["input_file"]},"file_data":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"file_id":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"file_url":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"filename":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]}}};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseInputFile" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate87.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate87.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "input_file")){
validate87.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema43.properties.type.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file_data !== undefined){
let data1 = data.file_data;
const _errs3 = errors;
if(typeof data1 == "string"){
if(typeof data1 !== "string"){
validate87.errors = [{instancePath:instancePath+"/file_data",schemaPath:"#/properties/file_data/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data1 === null){
if(data1 !== null){
validate87.errors = [{instancePath:instancePath+"/file_data",schemaPath:"#/properties/file_data/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate87.errors = [{instancePath:instancePath+"/file_data",schemaPath:"#/properties/file_data/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file_id !== undefined){
let data2 = data.file_id;
const _errs8 = errors;
if(typeof data2 == "string"){
if(typeof data2 !== "string"){
validate87.errors = [{instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data2 === null){
if(data2 !== null){
validate87.errors = [{instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate87.errors = [{instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file_url !== undefined){
let data3 = data.file_url;
const _errs13 = errors;
if(typeof data3 == "string"){
if(typeof data3 !== "string"){
validate87.errors = [{instancePath:instancePath+"/file_url",schemaPath:"#/properties/file_url/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data3 === null){
if(data3 !== null){
validate87.errors = [{instancePath:instancePath+"/file_url",schemaPath:"#/properties/file_url/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate87.errors = [{instancePath:instancePath+"/file_url",schemaPath:"#/properties/file_url/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filename !== undefined){
let data4 = data.filename;
const _errs18 = errors;
if(typeof data4 == "string"){
if(typeof data4 !== "string"){
validate87.errors = [{instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data4 === null){
if(data4 !== null){
validate87.errors = [{instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate87.errors = [{instancePath:instancePath+"/filename",schemaPath:"#/properties/filename/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate87.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate87.errors = vErrors;
return errors === 0;
}

const schema44 = {"$id":"ResponseOutputTextParam","type":"object","required":["type","text"],"properties":{"type":{"type":"string","enum":["output_text"]},"text":{"type":"string"},"annotations":{"byType":{"array":0,"null":1},"branches":[{"type":"array","items":{}},{"type":"null"}]}}};

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseOutputTextParam" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
validate89.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate89.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "output_text")){
validate89.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema44.properties.type.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
const _errs3 = errors;
if(typeof data.text !== "string"){
validate89.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.annotations !== undefined){
let data2 = data.annotations;
const _errs5 = errors;
if(Array.isArray(data2)){
const _errs6 = errors;
if(errors === _errs6){
if(!(Array.isArray(data2))){
validate89.errors = [{instancePath:instancePath+"/annotations",schemaPath:"#/properties/annotations/branches/0/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
else if(data2 === null){
if(data2 !== null){
validate89.errors = [{instancePath:instancePath+"/annotations",schemaPath:"#/properties/annotations/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate89.errors = [{instancePath:instancePath+"/annotations",schemaPath:"#/properties/annotations/byType",keyword:"byType",params:{type: ["array","null"]}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate89.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate89.errors = vErrors;
return errors === 0;
}

const schema45 = {"$id":"ResponseRefusal","type":"object","required":["type","refusal"],"properties":{"type":{"type":"string","enum":["refusal"]},"refusal":{"type":"string"}}};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseRefusal" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.refusal === undefined) && (missing0 = "refusal"))){
validate91.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate91.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "refusal")){
validate91.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema45.properties.type.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.refusal !== undefined){
const _errs3 = errors;
if(typeof data.refusal !== "string"){
validate91.errors = [{instancePath:instancePath+"/refusal",schemaPath:"#/properties/refusal/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate91.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate91.errors = vErrors;
return errors === 0;
}

const schema46 = {"$id":"ResponseOtherPart","type":"object","required":["type"],"properties":{"type":{"type":"string"}}};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseOtherPart" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate93.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
if(typeof data.type !== "string"){
validate93.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
validate93.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate93.errors = vErrors;
return errors === 0;
}


function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseInputPart" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
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
validate82.errors = [{instancePath,schemaPath:"#/byTag",keyword:"byTag",params:{tag: "type", allowed: ["input_text","input_image","input_file","output_text","refusal"], missing: tag0 === undefined}}];
return false;
}
}
else {
validate82.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate82.errors = vErrors;
return errors === 0;
}


function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseInputMessage" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.role === undefined) && (missing0 = "role")){
validate81.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 == "string"){
if(typeof data0 !== "string"){
validate81.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "message")){
validate81.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/branches/0/enum",keyword:"enum",params:{allowedValues: schema39.properties.type.branches[0].enum}}];
return false;
}
}
else if(data0 === null){
if(data0 !== null){
validate81.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate81.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data1 = data.role;
const _errs6 = errors;
if(typeof data1 !== "string"){
validate81.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data1 === "user") || (data1 === "assistant")) || (data1 === "system")) || (data1 === "developer"))){
validate81.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema39.properties.role.enum}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data2 = data.content;
const _errs8 = errors;
if(typeof data2 == "string"){
if(typeof data2 !== "string"){
validate81.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(Array.isArray(data2)){
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data2)){
var valid7 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(!(validate82(data2[i0], {instancePath:instancePath+"/content/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
var valid7 = _errs13 === errors;
if(!valid7){
break;
}
}
}
else {
validate81.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/branches/1/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
else if(data2 === null){
if(data2 !== null){
validate81.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/branches/2/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate81.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/byType",keyword:"byType",params:{type: ["string","array","null"]}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data4 = data.id;
const _errs16 = errors;
if(typeof data4 == "string"){
if(typeof data4 !== "string"){
validate81.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data4 === null){
if(data4 !== null){
validate81.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate81.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data5 = data.status;
const _errs21 = errors;
if(typeof data5 == "string"){
if(typeof data5 !== "string"){
validate81.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data5 === null){
if(data5 !== null){
validate81.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate81.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phase !== undefined){
let data6 = data.phase;
const _errs26 = errors;
if(typeof data6 == "string"){
if(typeof data6 !== "string"){
validate81.errors = [{instancePath:instancePath+"/phase",schemaPath:"#/properties/phase/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data6 === null){
if(data6 !== null){
validate81.errors = [{instancePath:instancePath+"/phase",schemaPath:"#/properties/phase/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate81.errors = [{instancePath:instancePath+"/phase",schemaPath:"#/properties/phase/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate81.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate81.errors = vErrors;
return errors === 0;
}

const schema47 = {"$id":"ResponseFunctionCallParam","type":"object","required":["type","call_id","name","arguments"],"properties":{"type":{"type":"string","enum":["function_call"]},"call_id":{"type":"string"},"name":{"type":"string"},"arguments":{"type":"string"},"namespace":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"id":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"status":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]}}};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseFunctionCallParam" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.call_id === undefined) && (missing0 = "call_id"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.arguments === undefined) && (missing0 = "arguments"))){
validate97.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate97.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "function_call")){
validate97.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema47.properties.type.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.call_id !== undefined){
const _errs3 = errors;
if(typeof data.call_id !== "string"){
validate97.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/properties/call_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs5 = errors;
if(typeof data.name !== "string"){
validate97.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.arguments !== undefined){
const _errs7 = errors;
if(typeof data.arguments !== "string"){
validate97.errors = [{instancePath:instancePath+"/arguments",schemaPath:"#/properties/arguments/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.namespace !== undefined){
let data4 = data.namespace;
const _errs9 = errors;
if(typeof data4 == "string"){
if(typeof data4 !== "string"){
validate97.errors = [{instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data4 === null){
if(data4 !== null){
validate97.errors = [{instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate97.errors = [{instancePath:instancePath+"/namespace",schemaPath:"#/properties/namespace/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data5 = data.id;
const _errs14 = errors;
if(typeof data5 == "string"){
if(typeof data5 !== "string"){
validate97.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data5 === null){
if(data5 !== null){
validate97.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate97.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data6 = data.status;
const _errs19 = errors;
if(typeof data6 == "string"){
if(typeof data6 !== "string"){
validate97.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data6 === null){
if(data6 !== null){
validate97.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate97.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate97.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate97.errors = vErrors;
return errors === 0;
}

const schema48 = {"$id":"ResponseFunctionOutputParam","type":"object","required":["type","call_id","output"],"properties":{"type":{"type":"string","enum":["function_call_output"]},"call_id":{"type":"string"},"output":{"byType":{"string":0,"array":1},"branches":[{"type":"string"},{"type":"array","items":{"$ref":"ResponseInputPart"}}]},"id":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"status":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]}}};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseFunctionOutputParam" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.call_id === undefined) && (missing0 = "call_id"))) || ((data.output === undefined) && (missing0 = "output"))){
validate99.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate99.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "function_call_output")){
validate99.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema48.properties.type.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.call_id !== undefined){
const _errs3 = errors;
if(typeof data.call_id !== "string"){
validate99.errors = [{instancePath:instancePath+"/call_id",schemaPath:"#/properties/call_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output !== undefined){
let data2 = data.output;
const _errs5 = errors;
if(typeof data2 == "string"){
if(typeof data2 !== "string"){
validate99.errors = [{instancePath:instancePath+"/output",schemaPath:"#/properties/output/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(Array.isArray(data2)){
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data2)){
var valid4 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate82(data2[i0], {instancePath:instancePath+"/output/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
var valid4 = _errs10 === errors;
if(!valid4){
break;
}
}
}
else {
validate99.errors = [{instancePath:instancePath+"/output",schemaPath:"#/properties/output/branches/1/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
else {
validate99.errors = [{instancePath:instancePath+"/output",schemaPath:"#/properties/output/byType",keyword:"byType",params:{type: ["string","array"]}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data4 = data.id;
const _errs11 = errors;
if(typeof data4 == "string"){
if(typeof data4 !== "string"){
validate99.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data4 === null){
if(data4 !== null){
validate99.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate99.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data5 = data.status;
const _errs16 = errors;
if(typeof data5 == "string"){
if(typeof data5 !== "string"){
validate99.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data5 === null){
if(data5 !== null){
validate99.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate99.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate99.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate99.errors = vErrors;
return errors === 0;
}

const schema49 = {"$id":"ResponseReasoningParam","type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["reasoning"]},"summary":{"byType":{"array":0,"null":1},"branches":[{"type":"array","items":{"$ref":"ResponseOtherPart"}},{"type":"null"}]},"content":{"byType":{"array":0,"null":1},"branches":[{"type":"array","items":{"$ref":"ResponseOtherPart"}},{"type":"null"}]},"encrypted_content":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"id":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"status":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]}}};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseReasoningParam" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate102.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate102.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "reasoning")){
validate102.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema49.properties.type.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.summary !== undefined){
let data1 = data.summary;
const _errs3 = errors;
if(Array.isArray(data1)){
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid3 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate93(data1[i0], {instancePath:instancePath+"/summary/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
var valid3 = _errs6 === errors;
if(!valid3){
break;
}
}
}
else {
validate102.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/branches/0/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
else if(data1 === null){
if(data1 !== null){
validate102.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate102.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/byType",keyword:"byType",params:{type: ["array","null"]}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data3 = data.content;
const _errs9 = errors;
if(Array.isArray(data3)){
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data3)){
var valid7 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs12 = errors;
if(!(validate93(data3[i1], {instancePath:instancePath+"/content/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
var valid7 = _errs12 === errors;
if(!valid7){
break;
}
}
}
else {
validate102.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/branches/0/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
else if(data3 === null){
if(data3 !== null){
validate102.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate102.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/byType",keyword:"byType",params:{type: ["array","null"]}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.encrypted_content !== undefined){
let data5 = data.encrypted_content;
const _errs15 = errors;
if(typeof data5 == "string"){
if(typeof data5 !== "string"){
validate102.errors = [{instancePath:instancePath+"/encrypted_content",schemaPath:"#/properties/encrypted_content/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data5 === null){
if(data5 !== null){
validate102.errors = [{instancePath:instancePath+"/encrypted_content",schemaPath:"#/properties/encrypted_content/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate102.errors = [{instancePath:instancePath+"/encrypted_content",schemaPath:"#/properties/encrypted_content/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data6 = data.id;
const _errs20 = errors;
if(typeof data6 == "string"){
if(typeof data6 !== "string"){
validate102.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data6 === null){
if(data6 !== null){
validate102.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate102.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data7 = data.status;
const _errs25 = errors;
if(typeof data7 == "string"){
if(typeof data7 !== "string"){
validate102.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data7 === null){
if(data7 !== null){
validate102.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate102.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate102.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate102.errors = vErrors;
return errors === 0;
}

const schema50 = {"$id":"ResponseItemReference","type":"object","required":["id"],"properties":{"type":{"byType":{"string":0,"null":1},"branches":[{"type":"string","enum":["item_reference"]},{"type":"null"}]},"id":{"type":"string"}}};

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseItemReference" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate106.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 == "string"){
if(typeof data0 !== "string"){
validate106.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "item_reference")){
validate106.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/branches/0/enum",keyword:"enum",params:{allowedValues: schema50.properties.type.branches[0].enum}}];
return false;
}
}
else if(data0 === null){
if(data0 !== null){
validate106.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate106.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs6 = errors;
if(typeof data.id !== "string"){
validate106.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate106.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate106.errors = vErrors;
return errors === 0;
}

const schema51 = {"$id":"ResponseOtherItem","type":"object","required":["type"],"properties":{"type":{"type":"string"}}};

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseOtherItem" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate108.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
if(typeof data.type !== "string"){
validate108.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
validate108.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate108.errors = vErrors;
return errors === 0;
}


function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseInputItem" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
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
validate80.errors = [{instancePath,schemaPath:"#/byTag",keyword:"byTag",params:{tag: "type", allowed: ["message","function_call","function_call_output","reasoning","item_reference"], missing: tag0 === undefined}}];
return false;
}
}
else {
validate80.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate80.errors = vErrors;
return errors === 0;
}

const schema52 = {"$id":"ResponseStreamOptions","type":"object","properties":{"include_obfuscation":{}}};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseStreamOptions" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate113.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate116.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
validate116.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "text")){
validate116.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema54.properties.type.enum}}];
return false;
}
}
}
}
else {
validate116.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate116.errors = vErrors;
return errors === 0;
}

const schema55 = {"$id":"ResponseJsonObjectFormat","type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["json_object"]}}};

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseJsonObjectFormat" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate118.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
validate118.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "json_object")){
validate118.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema55.properties.type.enum}}];
return false;
}
}
}
}
else {
validate118.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate118.errors = vErrors;
return errors === 0;
}

const schema56 = {"$id":"ResponseJsonSchemaFormat","type":"object","required":["type","name","schema"],"properties":{"type":{"type":"string","enum":["json_schema"]},"name":{"type":"string"},"description":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"schema":{"type":"object","additionalProperties":{}},"strict":{"byType":{"boolean":0,"null":1},"branches":[{"type":"boolean"},{"type":"null"}]}}};

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseJsonSchemaFormat" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.schema === undefined) && (missing0 = "schema"))){
validate120.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate120.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "json_schema")){
validate120.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema56.properties.type.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs3 = errors;
if(typeof data.name !== "string"){
validate120.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data2 = data.description;
const _errs5 = errors;
if(typeof data2 == "string"){
if(typeof data2 !== "string"){
validate120.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data2 === null){
if(data2 !== null){
validate120.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate120.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schema !== undefined){
let data3 = data.schema;
const _errs10 = errors;
if(errors === _errs10){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
validate120.errors = [{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.strict !== undefined){
let data4 = data.strict;
const _errs13 = errors;
if(typeof data4 == "boolean"){
if(typeof data4 !== "boolean"){
validate120.errors = [{instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/branches/0/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
else if(data4 === null){
if(data4 !== null){
validate120.errors = [{instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate120.errors = [{instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/byType",keyword:"byType",params:{type: ["boolean","null"]}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate120.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate120.errors = vErrors;
return errors === 0;
}


function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseText" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format !== undefined){
let data0 = data.format;
const _errs1 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const _errs2 = errors;
if(errors === _errs2){
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
validate115.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/branches/0/byTag",keyword:"byTag",params:{tag: "type", allowed: ["text","json_object","json_schema"], missing: tag0 === undefined}}];
return false;
}
}
else {
validate115.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/branches/0/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else if(data0 === null){
if(data0 !== null){
validate115.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate115.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/byType",keyword:"byType",params:{type: ["object","null"]}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.verbosity !== undefined){
let data1 = data.verbosity;
const _errs9 = errors;
if(typeof data1 == "string"){
if(typeof data1 !== "string"){
validate115.errors = [{instancePath:instancePath+"/verbosity",schemaPath:"#/properties/verbosity/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data1 === null){
if(data1 !== null){
validate115.errors = [{instancePath:instancePath+"/verbosity",schemaPath:"#/properties/verbosity/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate115.errors = [{instancePath:instancePath+"/verbosity",schemaPath:"#/properties/verbosity/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate115.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate115.errors = vErrors;
return errors === 0;
}

const schema57 = {"$id":"ResponseReasoning","type":"object","properties":{"effort":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"summary":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]}}};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseReasoning" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.effort !== undefined){
let data0 = data.effort;
const _errs1 = errors;
if(typeof data0 == "string"){
if(typeof data0 !== "string"){
validate123.errors = [{instancePath:instancePath+"/effort",schemaPath:"#/properties/effort/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data0 === null){
if(data0 !== null){
validate123.errors = [{instancePath:instancePath+"/effort",schemaPath:"#/properties/effort/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate123.errors = [{instancePath:instancePath+"/effort",schemaPath:"#/properties/effort/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.summary !== undefined){
let data1 = data.summary;
const _errs6 = errors;
if(typeof data1 == "string"){
if(typeof data1 !== "string"){
validate123.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data1 === null){
if(data1 !== null){
validate123.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate123.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate123.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))){
validate126.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate126.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "function")){
validate126.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema59.properties.type.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs3 = errors;
if(typeof data.name !== "string"){
validate126.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data2 = data.description;
const _errs5 = errors;
if(typeof data2 == "string"){
if(typeof data2 !== "string"){
validate126.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data2 === null){
if(data2 !== null){
validate126.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate126.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parameters !== undefined){
let data3 = data.parameters;
const _errs10 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
const _errs11 = errors;
if(errors === _errs11){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
validate126.errors = [{instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/branches/0/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else if(data3 === null){
if(data3 !== null){
validate126.errors = [{instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate126.errors = [{instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/byType",keyword:"byType",params:{type: ["object","null"]}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.strict !== undefined){
let data4 = data.strict;
const _errs16 = errors;
if(typeof data4 == "boolean"){
if(typeof data4 !== "boolean"){
validate126.errors = [{instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/branches/0/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
else if(data4 === null){
if(data4 !== null){
validate126.errors = [{instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate126.errors = [{instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/byType",keyword:"byType",params:{type: ["boolean","null"]}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate126.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate126.errors = vErrors;
return errors === 0;
}

const schema60 = {"$id":"ResponseMcpTool","type":"object","required":["type","server_label"],"properties":{"type":{"type":"string","enum":["mcp"]},"server_label":{"type":"string"},"server_url":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"require_approval":{},"allowed_tools":{},"authorization":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]}}};

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseMcpTool" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.server_label === undefined) && (missing0 = "server_label"))){
validate128.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate128.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "mcp")){
validate128.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema60.properties.type.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.server_label !== undefined){
const _errs3 = errors;
if(typeof data.server_label !== "string"){
validate128.errors = [{instancePath:instancePath+"/server_label",schemaPath:"#/properties/server_label/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.server_url !== undefined){
let data2 = data.server_url;
const _errs5 = errors;
if(typeof data2 == "string"){
if(typeof data2 !== "string"){
validate128.errors = [{instancePath:instancePath+"/server_url",schemaPath:"#/properties/server_url/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data2 === null){
if(data2 !== null){
validate128.errors = [{instancePath:instancePath+"/server_url",schemaPath:"#/properties/server_url/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate128.errors = [{instancePath:instancePath+"/server_url",schemaPath:"#/properties/server_url/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.authorization !== undefined){
let data3 = data.authorization;
const _errs10 = errors;
if(typeof data3 == "string"){
if(typeof data3 !== "string"){
validate128.errors = [{instancePath:instancePath+"/authorization",schemaPath:"#/properties/authorization/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data3 === null){
if(data3 !== null){
validate128.errors = [{instancePath:instancePath+"/authorization",schemaPath:"#/properties/authorization/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate128.errors = [{instancePath:instancePath+"/authorization",schemaPath:"#/properties/authorization/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate128.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.tools === undefined) && (missing0 = "tools"))){
validate130.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate130.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "namespace")){
validate130.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema61.properties.type.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs3 = errors;
if(typeof data.name !== "string"){
validate130.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data2 = data.description;
const _errs5 = errors;
if(typeof data2 == "string"){
if(typeof data2 !== "string"){
validate130.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data2 === null){
if(data2 !== null){
validate130.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate130.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data3 = data.tools;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data3)){
var valid4 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(wrapper0.validate(data3[i0], {instancePath:instancePath+"/tools/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
var valid4 = _errs12 === errors;
if(!valid4){
break;
}
}
}
else {
validate130.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate130.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate130.errors = vErrors;
return errors === 0;
}

const schema62 = {"$id":"ResponseOtherTool","type":"object","required":["type"],"properties":{"type":{"type":"string"}}};

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseOtherTool" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate132.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
if(typeof data.type !== "string"){
validate132.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
validate132.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate132.errors = vErrors;
return errors === 0;
}


function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseTool" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
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
validate125.errors = [{instancePath,schemaPath:"#/byTag",keyword:"byTag",params:{tag: "type", allowed: ["function","mcp","namespace"], missing: tag0 === undefined}}];
return false;
}
}
else {
validate125.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate125.errors = vErrors;
return errors === 0;
}

const schema63 = {"$id":"ResponseFunctionChoice","type":"object","required":["type","name"],"properties":{"type":{"type":"string","enum":["function"]},"name":{"type":"string"}}};

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseFunctionChoice" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))){
validate135.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate135.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "function")){
validate135.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema63.properties.type.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs3 = errors;
if(typeof data.name !== "string"){
validate135.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate135.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate135.errors = vErrors;
return errors === 0;
}

const schema64 = {"$id":"ResponseOtherToolChoice","type":"object","required":["type"],"properties":{"type":{"type":"string"}}};

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseOtherToolChoice" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate137.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
if(typeof data.type !== "string"){
validate137.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
validate137.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate137.errors = vErrors;
return errors === 0;
}

const func0 = (text) => [...text].length;

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResponseRequest" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.model === undefined) && (missing0 = "model")) || ((data.input === undefined) && (missing0 = "input"))){
validate79.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.model !== undefined){
const _errs1 = errors;
if(typeof data.model !== "string"){
validate79.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input !== undefined){
let data1 = data.input;
const _errs3 = errors;
if(typeof data1 == "string"){
if(typeof data1 !== "string"){
validate79.errors = [{instancePath:instancePath+"/input",schemaPath:"#/properties/input/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(Array.isArray(data1)){
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data1)){
var valid4 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate80(data1[i0], {instancePath:instancePath+"/input/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var valid4 = _errs8 === errors;
if(!valid4){
break;
}
}
}
else {
validate79.errors = [{instancePath:instancePath+"/input",schemaPath:"#/properties/input/branches/1/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
else {
validate79.errors = [{instancePath:instancePath+"/input",schemaPath:"#/properties/input/byType",keyword:"byType",params:{type: ["string","array"]}}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate79.errors = [{instancePath:instancePath+"/input",schemaPath:"#/properties/input/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length < 1){
validate79.errors = [{instancePath:instancePath+"/input",schemaPath:"#/properties/input/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instructions !== undefined){
let data3 = data.instructions;
const _errs9 = errors;
if(typeof data3 == "string"){
if(typeof data3 !== "string"){
validate79.errors = [{instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data3 === null){
if(data3 !== null){
validate79.errors = [{instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate79.errors = [{instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream !== undefined){
let data4 = data.stream;
const _errs14 = errors;
if(typeof data4 == "boolean"){
if(typeof data4 !== "boolean"){
validate79.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/branches/0/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
else if(data4 === null){
if(data4 !== null){
validate79.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate79.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/byType",keyword:"byType",params:{type: ["boolean","null"]}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream_options !== undefined){
let data5 = data.stream_options;
const _errs19 = errors;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(!(validate113(data5, {instancePath:instancePath+"/stream_options",parentData:data,parentDataProperty:"stream_options",rootData}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
}
else if(data5 === null){
if(data5 !== null){
validate79.errors = [{instancePath:instancePath+"/stream_options",schemaPath:"#/properties/stream_options/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate79.errors = [{instancePath:instancePath+"/stream_options",schemaPath:"#/properties/stream_options/byType",keyword:"byType",params:{type: ["object","null"]}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_output_tokens !== undefined){
let data6 = data.max_output_tokens;
const _errs23 = errors;
if(Number.isInteger(data6)){
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate79.errors = [{instancePath:instancePath+"/max_output_tokens",schemaPath:"#/properties/max_output_tokens/branches/0/type",keyword:"type",params:{type: "integer"}}];
return false;
}
}
else if(data6 === null){
if(data6 !== null){
validate79.errors = [{instancePath:instancePath+"/max_output_tokens",schemaPath:"#/properties/max_output_tokens/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate79.errors = [{instancePath:instancePath+"/max_output_tokens",schemaPath:"#/properties/max_output_tokens/byType",keyword:"byType",params:{type: ["integer","null"]}}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.temperature !== undefined){
let data7 = data.temperature;
const _errs28 = errors;
if(typeof data7 == "number" && isFinite(data7)){
if(!(typeof data7 == "number")){
validate79.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/branches/0/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
else if(data7 === null){
if(data7 !== null){
validate79.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate79.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/byType",keyword:"byType",params:{type: ["number","null"]}}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_p !== undefined){
let data8 = data.top_p;
const _errs33 = errors;
if(typeof data8 == "number" && isFinite(data8)){
if(!(typeof data8 == "number")){
validate79.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/branches/0/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
else if(data8 === null){
if(data8 !== null){
validate79.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate79.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/byType",keyword:"byType",params:{type: ["number","null"]}}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
let data9 = data.text;
const _errs38 = errors;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(!(validate115(data9, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
else if(data9 === null){
if(data9 !== null){
validate79.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate79.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/byType",keyword:"byType",params:{type: ["object","null"]}}];
return false;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reasoning !== undefined){
let data10 = data.reasoning;
const _errs42 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(!(validate123(data10, {instancePath:instancePath+"/reasoning",parentData:data,parentDataProperty:"reasoning",rootData}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
}
else if(data10 === null){
if(data10 !== null){
validate79.errors = [{instancePath:instancePath+"/reasoning",schemaPath:"#/properties/reasoning/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate79.errors = [{instancePath:instancePath+"/reasoning",schemaPath:"#/properties/reasoning/byType",keyword:"byType",params:{type: ["object","null"]}}];
return false;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.include !== undefined){
let data11 = data.include;
const _errs46 = errors;
if(Array.isArray(data11)){
const _errs47 = errors;
if(errors === _errs47){
if(Array.isArray(data11)){
var valid31 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
const _errs49 = errors;
if(typeof data11[i1] !== "string"){
validate79.errors = [{instancePath:instancePath+"/include/" + i1,schemaPath:"#/properties/include/branches/0/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid31 = _errs49 === errors;
if(!valid31){
break;
}
}
}
else {
validate79.errors = [{instancePath:instancePath+"/include",schemaPath:"#/properties/include/branches/0/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
else if(data11 === null){
if(data11 !== null){
validate79.errors = [{instancePath:instancePath+"/include",schemaPath:"#/properties/include/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate79.errors = [{instancePath:instancePath+"/include",schemaPath:"#/properties/include/byType",keyword:"byType",params:{type: ["array","null"]}}];
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data13 = data.tools;
const _errs53 = errors;
if(Array.isArray(data13)){
const _errs54 = errors;
if(errors === _errs54){
if(Array.isArray(data13)){
var valid35 = true;
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
const _errs56 = errors;
if(!(validate125(data13[i2], {instancePath:instancePath+"/tools/" + i2,parentData:data13,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
var valid35 = _errs56 === errors;
if(!valid35){
break;
}
}
}
else {
validate79.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/branches/0/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
else if(data13 === null){
if(data13 !== null){
validate79.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate79.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/byType",keyword:"byType",params:{type: ["array","null"]}}];
return false;
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_choice !== undefined){
let data15 = data.tool_choice;
const _errs59 = errors;
if(typeof data15 == "string"){
if(typeof data15 !== "string"){
validate79.errors = [{instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data15 === "auto") || (data15 === "none")) || (data15 === "required"))){
validate79.errors = [{instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/branches/0/enum",keyword:"enum",params:{allowedValues: schema37.properties.tool_choice.branches[0].enum}}];
return false;
}
}
else if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
const _errs62 = errors;
if(errors === _errs62){
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
validate79.errors = [{instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/branches/1/byTag",keyword:"byTag",params:{tag: "type", allowed: ["function"], missing: tag0 === undefined}}];
return false;
}
}
else {
validate79.errors = [{instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/branches/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else if(data15 === null){
if(data15 !== null){
validate79.errors = [{instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/branches/2/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate79.errors = [{instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/byType",keyword:"byType",params:{type: ["string","object","null"]}}];
return false;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parallel_tool_calls !== undefined){
let data16 = data.parallel_tool_calls;
const _errs68 = errors;
if(typeof data16 == "boolean"){
if(typeof data16 !== "boolean"){
validate79.errors = [{instancePath:instancePath+"/parallel_tool_calls",schemaPath:"#/properties/parallel_tool_calls/branches/0/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
else if(data16 === null){
if(data16 !== null){
validate79.errors = [{instancePath:instancePath+"/parallel_tool_calls",schemaPath:"#/properties/parallel_tool_calls/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate79.errors = [{instancePath:instancePath+"/parallel_tool_calls",schemaPath:"#/properties/parallel_tool_calls/byType",keyword:"byType",params:{type: ["boolean","null"]}}];
return false;
}
var valid0 = _errs68 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.store !== undefined){
let data17 = data.store;
const _errs73 = errors;
if(typeof data17 == "boolean"){
if(typeof data17 !== "boolean"){
validate79.errors = [{instancePath:instancePath+"/store",schemaPath:"#/properties/store/branches/0/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
else if(data17 === null){
if(data17 !== null){
validate79.errors = [{instancePath:instancePath+"/store",schemaPath:"#/properties/store/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate79.errors = [{instancePath:instancePath+"/store",schemaPath:"#/properties/store/byType",keyword:"byType",params:{type: ["boolean","null"]}}];
return false;
}
var valid0 = _errs73 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.previous_response_id !== undefined){
let data18 = data.previous_response_id;
const _errs78 = errors;
if(typeof data18 == "string"){
if(typeof data18 !== "string"){
validate79.errors = [{instancePath:instancePath+"/previous_response_id",schemaPath:"#/properties/previous_response_id/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data18 === null){
if(data18 !== null){
validate79.errors = [{instancePath:instancePath+"/previous_response_id",schemaPath:"#/properties/previous_response_id/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate79.errors = [{instancePath:instancePath+"/previous_response_id",schemaPath:"#/properties/previous_response_id/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs78 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.background !== undefined){
let data19 = data.background;
const _errs83 = errors;
if(typeof data19 == "boolean"){
if(typeof data19 !== "boolean"){
validate79.errors = [{instancePath:instancePath+"/background",schemaPath:"#/properties/background/branches/0/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
else if(data19 === null){
if(data19 !== null){
validate79.errors = [{instancePath:instancePath+"/background",schemaPath:"#/properties/background/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate79.errors = [{instancePath:instancePath+"/background",schemaPath:"#/properties/background/byType",keyword:"byType",params:{type: ["boolean","null"]}}];
return false;
}
var valid0 = _errs83 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data20 = data.metadata;
const _errs88 = errors;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
const _errs89 = errors;
if(errors === _errs89){
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
}
else {
validate79.errors = [{instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/branches/0/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else if(data20 === null){
if(data20 !== null){
validate79.errors = [{instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate79.errors = [{instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/byType",keyword:"byType",params:{type: ["object","null"]}}];
return false;
}
var valid0 = _errs88 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
let data21 = data.user;
const _errs94 = errors;
if(typeof data21 == "string"){
if(typeof data21 !== "string"){
validate79.errors = [{instancePath:instancePath+"/user",schemaPath:"#/properties/user/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data21 === null){
if(data21 !== null){
validate79.errors = [{instancePath:instancePath+"/user",schemaPath:"#/properties/user/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate79.errors = [{instancePath:instancePath+"/user",schemaPath:"#/properties/user/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs94 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.safety_identifier !== undefined){
let data22 = data.safety_identifier;
const _errs99 = errors;
if(typeof data22 == "string"){
if(typeof data22 !== "string"){
validate79.errors = [{instancePath:instancePath+"/safety_identifier",schemaPath:"#/properties/safety_identifier/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data22 === null){
if(data22 !== null){
validate79.errors = [{instancePath:instancePath+"/safety_identifier",schemaPath:"#/properties/safety_identifier/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate79.errors = [{instancePath:instancePath+"/safety_identifier",schemaPath:"#/properties/safety_identifier/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs99 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.service_tier !== undefined){
let data23 = data.service_tier;
const _errs104 = errors;
if(typeof data23 == "string"){
if(typeof data23 !== "string"){
validate79.errors = [{instancePath:instancePath+"/service_tier",schemaPath:"#/properties/service_tier/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data23 === null){
if(data23 !== null){
validate79.errors = [{instancePath:instancePath+"/service_tier",schemaPath:"#/properties/service_tier/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate79.errors = [{instancePath:instancePath+"/service_tier",schemaPath:"#/properties/service_tier/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs104 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_cache_key !== undefined){
let data24 = data.prompt_cache_key;
const _errs109 = errors;
if(typeof data24 == "string"){
if(typeof data24 !== "string"){
validate79.errors = [{instancePath:instancePath+"/prompt_cache_key",schemaPath:"#/properties/prompt_cache_key/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data24 === null){
if(data24 !== null){
validate79.errors = [{instancePath:instancePath+"/prompt_cache_key",schemaPath:"#/properties/prompt_cache_key/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate79.errors = [{instancePath:instancePath+"/prompt_cache_key",schemaPath:"#/properties/prompt_cache_key/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs109 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt_cache_retention !== undefined){
let data25 = data.prompt_cache_retention;
const _errs114 = errors;
if(typeof data25 == "string"){
if(typeof data25 !== "string"){
validate79.errors = [{instancePath:instancePath+"/prompt_cache_retention",schemaPath:"#/properties/prompt_cache_retention/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data25 === null){
if(data25 !== null){
validate79.errors = [{instancePath:instancePath+"/prompt_cache_retention",schemaPath:"#/properties/prompt_cache_retention/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate79.errors = [{instancePath:instancePath+"/prompt_cache_retention",schemaPath:"#/properties/prompt_cache_retention/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs114 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_logprobs !== undefined){
let data26 = data.top_logprobs;
const _errs119 = errors;
if(Number.isInteger(data26)){
if(!((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26)))){
validate79.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/branches/0/type",keyword:"type",params:{type: "integer"}}];
return false;
}
}
else if(data26 === null){
if(data26 !== null){
validate79.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate79.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/byType",keyword:"byType",params:{type: ["integer","null"]}}];
return false;
}
var valid0 = _errs119 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.truncation !== undefined){
let data27 = data.truncation;
const _errs124 = errors;
if(typeof data27 == "string"){
if(typeof data27 !== "string"){
validate79.errors = [{instancePath:instancePath+"/truncation",schemaPath:"#/properties/truncation/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data27 === null){
if(data27 !== null){
validate79.errors = [{instancePath:instancePath+"/truncation",schemaPath:"#/properties/truncation/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate79.errors = [{instancePath:instancePath+"/truncation",schemaPath:"#/properties/truncation/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs124 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_tool_calls !== undefined){
let data28 = data.max_tool_calls;
const _errs129 = errors;
if(Number.isInteger(data28)){
if(!((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28)))){
validate79.errors = [{instancePath:instancePath+"/max_tool_calls",schemaPath:"#/properties/max_tool_calls/branches/0/type",keyword:"type",params:{type: "integer"}}];
return false;
}
}
else if(data28 === null){
if(data28 !== null){
validate79.errors = [{instancePath:instancePath+"/max_tool_calls",schemaPath:"#/properties/max_tool_calls/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate79.errors = [{instancePath:instancePath+"/max_tool_calls",schemaPath:"#/properties/max_tool_calls/byType",keyword:"byType",params:{type: ["integer","null"]}}];
return false;
}
var valid0 = _errs129 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate79.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate143.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if(typeof data.type !== "string"){
validate143.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ttl !== undefined){
let data1 = data.ttl;
const _errs3 = errors;
if(typeof data1 == "string"){
if(typeof data1 !== "string"){
validate143.errors = [{instancePath:instancePath+"/ttl",schemaPath:"#/properties/ttl/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data1 === null){
if(data1 !== null){
validate143.errors = [{instancePath:instancePath+"/ttl",schemaPath:"#/properties/ttl/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate143.errors = [{instancePath:instancePath+"/ttl",schemaPath:"#/properties/ttl/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate143.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate143.errors = vErrors;
return errors === 0;
}


function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageTextBlock" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
validate142.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate142.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "text")){
validate142.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema68.properties.type.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
const _errs3 = errors;
if(typeof data.text !== "string"){
validate142.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.citations !== undefined){
let data2 = data.citations;
const _errs5 = errors;
if(Array.isArray(data2)){
const _errs6 = errors;
if(errors === _errs6){
if(!(Array.isArray(data2))){
validate142.errors = [{instancePath:instancePath+"/citations",schemaPath:"#/properties/citations/branches/0/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
else if(data2 === null){
if(data2 !== null){
validate142.errors = [{instancePath:instancePath+"/citations",schemaPath:"#/properties/citations/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate142.errors = [{instancePath:instancePath+"/citations",schemaPath:"#/properties/citations/byType",keyword:"byType",params:{type: ["array","null"]}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
let data3 = data.cache_control;
const _errs10 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(!(validate143(data3, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
else if(data3 === null){
if(data3 !== null){
validate142.errors = [{instancePath:instancePath+"/cache_control",schemaPath:"#/properties/cache_control/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate142.errors = [{instancePath:instancePath+"/cache_control",schemaPath:"#/properties/cache_control/byType",keyword:"byType",params:{type: ["object","null"]}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate142.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.media_type === undefined) && (missing0 = "media_type"))) || ((data.data === undefined) && (missing0 = "data"))){
validate148.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate148.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "base64")){
validate148.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema72.properties.type.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.media_type !== undefined){
const _errs3 = errors;
if(typeof data.media_type !== "string"){
validate148.errors = [{instancePath:instancePath+"/media_type",schemaPath:"#/properties/media_type/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs5 = errors;
if(typeof data.data !== "string"){
validate148.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate148.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate148.errors = vErrors;
return errors === 0;
}

const schema73 = {"$id":"MessageUrlSource","type":"object","required":["type","url"],"properties":{"type":{"type":"string","enum":["url"]},"url":{"type":"string"}}};

function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageUrlSource" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.url === undefined) && (missing0 = "url"))){
validate150.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate150.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "url")){
validate150.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema73.properties.type.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
const _errs3 = errors;
if(typeof data.url !== "string"){
validate150.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate150.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate150.errors = vErrors;
return errors === 0;
}

const schema74 = {"$id":"MessageTextSource","type":"object","required":["type","data"],"properties":{"type":{"type":"string","enum":["text"]},"media_type":{"type":"string"},"data":{"type":"string"}}};

function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageTextSource" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.data === undefined) && (missing0 = "data"))){
validate152.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate152.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "text")){
validate152.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema74.properties.type.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.media_type !== undefined){
const _errs3 = errors;
if(typeof data.media_type !== "string"){
validate152.errors = [{instancePath:instancePath+"/media_type",schemaPath:"#/properties/media_type/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs5 = errors;
if(typeof data.data !== "string"){
validate152.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate152.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate152.errors = vErrors;
return errors === 0;
}

const schema75 = {"$id":"MessageOtherSource","type":"object","required":["type"],"properties":{"type":{"type":"string"}}};

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageOtherSource" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate154.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
if(typeof data.type !== "string"){
validate154.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
validate154.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate154.errors = vErrors;
return errors === 0;
}


function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageSource" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
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
validate147.errors = [{instancePath,schemaPath:"#/byTag",keyword:"byTag",params:{tag: "type", allowed: ["base64","url","text"], missing: tag0 === undefined}}];
return false;
}
}
else {
validate147.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate147.errors = vErrors;
return errors === 0;
}


function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageImageBlock" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.source === undefined) && (missing0 = "source"))){
validate146.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate146.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "image")){
validate146.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema70.properties.type.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
const _errs3 = errors;
if(!(validate147(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
let data2 = data.cache_control;
const _errs4 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(!(validate143(data2, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
else if(data2 === null){
if(data2 !== null){
validate146.errors = [{instancePath:instancePath+"/cache_control",schemaPath:"#/properties/cache_control/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate146.errors = [{instancePath:instancePath+"/cache_control",schemaPath:"#/properties/cache_control/byType",keyword:"byType",params:{type: ["object","null"]}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate146.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled !== undefined){
let data0 = data.enabled;
if(typeof data0 == "boolean"){
if(typeof data0 !== "boolean"){
validate161.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/branches/0/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
else if(data0 === null){
if(data0 !== null){
validate161.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate161.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/byType",keyword:"byType",params:{type: ["boolean","null"]}}];
return false;
}
}
}
else {
validate161.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate161.errors = vErrors;
return errors === 0;
}


function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageDocumentBlock" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.source === undefined) && (missing0 = "source"))){
validate159.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate159.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "document")){
validate159.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema76.properties.type.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
const _errs3 = errors;
if(!(validate147(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data2 = data.title;
const _errs4 = errors;
if(typeof data2 == "string"){
if(typeof data2 !== "string"){
validate159.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data2 === null){
if(data2 !== null){
validate159.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate159.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.context !== undefined){
let data3 = data.context;
const _errs9 = errors;
if(typeof data3 == "string"){
if(typeof data3 !== "string"){
validate159.errors = [{instancePath:instancePath+"/context",schemaPath:"#/properties/context/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data3 === null){
if(data3 !== null){
validate159.errors = [{instancePath:instancePath+"/context",schemaPath:"#/properties/context/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate159.errors = [{instancePath:instancePath+"/context",schemaPath:"#/properties/context/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.citations !== undefined){
let data4 = data.citations;
const _errs14 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(!(validate161(data4, {instancePath:instancePath+"/citations",parentData:data,parentDataProperty:"citations",rootData}))){
vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
errors = vErrors.length;
}
}
else if(data4 === null){
if(data4 !== null){
validate159.errors = [{instancePath:instancePath+"/citations",schemaPath:"#/properties/citations/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate159.errors = [{instancePath:instancePath+"/citations",schemaPath:"#/properties/citations/byType",keyword:"byType",params:{type: ["object","null"]}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
let data5 = data.cache_control;
const _errs18 = errors;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(!(validate143(data5, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
else if(data5 === null){
if(data5 !== null){
validate159.errors = [{instancePath:instancePath+"/cache_control",schemaPath:"#/properties/cache_control/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate159.errors = [{instancePath:instancePath+"/cache_control",schemaPath:"#/properties/cache_control/byType",keyword:"byType",params:{type: ["object","null"]}}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate159.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate159.errors = vErrors;
return errors === 0;
}

const schema78 = {"$id":"MessageToolUseBlock","type":"object","required":["type","id","name","input"],"properties":{"type":{"type":"string","enum":["tool_use"]},"id":{"type":"string"},"name":{"type":"string"},"input":{},"cache_control":{"byType":{"object":0,"null":1},"branches":[{"$ref":"MessageCacheControl"},{"type":"null"}]}}};

function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageToolUseBlock" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.input === undefined) && (missing0 = "input"))){
validate165.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate165.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "tool_use")){
validate165.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema78.properties.type.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs3 = errors;
if(typeof data.id !== "string"){
validate165.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs5 = errors;
if(typeof data.name !== "string"){
validate165.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
let data3 = data.cache_control;
const _errs7 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(!(validate143(data3, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
else if(data3 === null){
if(data3 !== null){
validate165.errors = [{instancePath:instancePath+"/cache_control",schemaPath:"#/properties/cache_control/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate165.errors = [{instancePath:instancePath+"/cache_control",schemaPath:"#/properties/cache_control/byType",keyword:"byType",params:{type: ["object","null"]}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate165.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.tool_use_id === undefined) && (missing0 = "tool_use_id"))){
validate168.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate168.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "tool_result")){
validate168.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema79.properties.type.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_use_id !== undefined){
const _errs3 = errors;
if(typeof data.tool_use_id !== "string"){
validate168.errors = [{instancePath:instancePath+"/tool_use_id",schemaPath:"#/properties/tool_use_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data2 = data.content;
const _errs5 = errors;
if(typeof data2 == "string"){
if(typeof data2 !== "string"){
validate168.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(Array.isArray(data2)){
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data2)){
var valid4 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(wrapper1.validate(data2[i0], {instancePath:instancePath+"/content/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? wrapper1.validate.errors : vErrors.concat(wrapper1.validate.errors);
errors = vErrors.length;
}
var valid4 = _errs10 === errors;
if(!valid4){
break;
}
}
}
else {
validate168.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/branches/1/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
else if(data2 === null){
if(data2 !== null){
validate168.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/branches/2/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate168.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/byType",keyword:"byType",params:{type: ["string","array","null"]}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_error !== undefined){
let data4 = data.is_error;
const _errs13 = errors;
if(typeof data4 == "boolean"){
if(typeof data4 !== "boolean"){
validate168.errors = [{instancePath:instancePath+"/is_error",schemaPath:"#/properties/is_error/branches/0/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
else if(data4 === null){
if(data4 !== null){
validate168.errors = [{instancePath:instancePath+"/is_error",schemaPath:"#/properties/is_error/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate168.errors = [{instancePath:instancePath+"/is_error",schemaPath:"#/properties/is_error/byType",keyword:"byType",params:{type: ["boolean","null"]}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
let data5 = data.cache_control;
const _errs18 = errors;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(!(validate143(data5, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
else if(data5 === null){
if(data5 !== null){
validate168.errors = [{instancePath:instancePath+"/cache_control",schemaPath:"#/properties/cache_control/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate168.errors = [{instancePath:instancePath+"/cache_control",schemaPath:"#/properties/cache_control/byType",keyword:"byType",params:{type: ["object","null"]}}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate168.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate168.errors = vErrors;
return errors === 0;
}

const schema80 = {"$id":"MessageThinkingBlock","type":"object","required":["type","thinking"],"properties":{"type":{"type":"string","enum":["thinking"]},"thinking":{"type":"string"},"signature":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]}}};

function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageThinkingBlock" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.thinking === undefined) && (missing0 = "thinking"))){
validate171.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate171.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "thinking")){
validate171.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema80.properties.type.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thinking !== undefined){
const _errs3 = errors;
if(typeof data.thinking !== "string"){
validate171.errors = [{instancePath:instancePath+"/thinking",schemaPath:"#/properties/thinking/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.signature !== undefined){
let data2 = data.signature;
const _errs5 = errors;
if(typeof data2 == "string"){
if(typeof data2 !== "string"){
validate171.errors = [{instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data2 === null){
if(data2 !== null){
validate171.errors = [{instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate171.errors = [{instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate171.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate171.errors = vErrors;
return errors === 0;
}

const schema81 = {"$id":"MessageRedactedThinkingBlock","type":"object","required":["type","data"],"properties":{"type":{"type":"string","enum":["redacted_thinking"]},"data":{"type":"string"}}};

function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageRedactedThinkingBlock" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.data === undefined) && (missing0 = "data"))){
validate173.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate173.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "redacted_thinking")){
validate173.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema81.properties.type.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(typeof data.data !== "string"){
validate173.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate173.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate173.errors = vErrors;
return errors === 0;
}

const schema82 = {"$id":"MessageOtherBlock","type":"object","required":["type"],"properties":{"type":{"type":"string"}}};

function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageOtherBlock" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate175.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
if(typeof data.type !== "string"){
validate175.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
validate175.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate175.errors = vErrors;
return errors === 0;
}


function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageBlock" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
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
validate141.errors = [{instancePath,schemaPath:"#/byTag",keyword:"byTag",params:{tag: "type", allowed: ["text","image","document","tool_use","tool_result","thinking","redacted_thinking"], missing: tag0 === undefined}}];
return false;
}
}
else {
validate141.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate141.errors = vErrors;
return errors === 0;
}


function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageParam" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.role === undefined) && (missing0 = "role")) || ((data.content === undefined) && (missing0 = "content"))){
validate140.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.role !== undefined){
let data0 = data.role;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate140.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data0 === "user") || (data0 === "assistant")) || (data0 === "system"))){
validate140.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema66.properties.role.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data1 = data.content;
const _errs3 = errors;
if(typeof data1 == "string"){
if(typeof data1 !== "string"){
validate140.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(Array.isArray(data1)){
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data1)){
var valid4 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs8 = errors;
if(!(validate141(data1[i0], {instancePath:instancePath+"/content/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
var valid4 = _errs8 === errors;
if(!valid4){
break;
}
}
}
else {
validate140.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/branches/1/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
else {
validate140.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/byType",keyword:"byType",params:{type: ["string","array"]}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate140.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate140.errors = vErrors;
return errors === 0;
}

const schema83 = {"$id":"MessageSystemBlock","type":"object","byTag":{"property":"type","cases":{"text":0},"other":1},"branches":[{"$ref":"MessageTextBlock"},{"$ref":"MessageOtherBlock"}]};

function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageSystemBlock" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
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
validate179.errors = [{instancePath,schemaPath:"#/byTag",keyword:"byTag",params:{tag: "type", allowed: ["text"], missing: tag0 === undefined}}];
return false;
}
}
else {
validate179.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate179.errors = vErrors;
return errors === 0;
}

const schema84 = {"$id":"MessageThinking","type":"object","required":["type"],"properties":{"type":{"type":"string"},"budget_tokens":{"byType":{"integer":0,"null":1},"branches":[{"type":"integer"},{"type":"null"}]},"display":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]}}};

function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageThinking" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate183.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if(typeof data.type !== "string"){
validate183.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.budget_tokens !== undefined){
let data1 = data.budget_tokens;
const _errs3 = errors;
if(Number.isInteger(data1)){
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate183.errors = [{instancePath:instancePath+"/budget_tokens",schemaPath:"#/properties/budget_tokens/branches/0/type",keyword:"type",params:{type: "integer"}}];
return false;
}
}
else if(data1 === null){
if(data1 !== null){
validate183.errors = [{instancePath:instancePath+"/budget_tokens",schemaPath:"#/properties/budget_tokens/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate183.errors = [{instancePath:instancePath+"/budget_tokens",schemaPath:"#/properties/budget_tokens/byType",keyword:"byType",params:{type: ["integer","null"]}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.display !== undefined){
let data2 = data.display;
const _errs8 = errors;
if(typeof data2 == "string"){
if(typeof data2 !== "string"){
validate183.errors = [{instancePath:instancePath+"/display",schemaPath:"#/properties/display/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data2 === null){
if(data2 !== null){
validate183.errors = [{instancePath:instancePath+"/display",schemaPath:"#/properties/display/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate183.errors = [{instancePath:instancePath+"/display",schemaPath:"#/properties/display/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate183.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.input_schema === undefined) && (missing0 = "input_schema"))){
validate186.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 == "string"){
if(typeof data0 !== "string"){
validate186.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "custom")){
validate186.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/branches/0/enum",keyword:"enum",params:{allowedValues: schema86.properties.type.branches[0].enum}}];
return false;
}
}
else if(data0 === null){
if(data0 !== null){
validate186.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate186.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs6 = errors;
if(typeof data.name !== "string"){
validate186.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data2 = data.description;
const _errs8 = errors;
if(typeof data2 == "string"){
if(typeof data2 !== "string"){
validate186.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data2 === null){
if(data2 !== null){
validate186.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate186.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input_schema !== undefined){
let data3 = data.input_schema;
const _errs13 = errors;
if(errors === _errs13){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
validate186.errors = [{instancePath:instancePath+"/input_schema",schemaPath:"#/properties/input_schema/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.strict !== undefined){
let data4 = data.strict;
const _errs16 = errors;
if(typeof data4 == "boolean"){
if(typeof data4 !== "boolean"){
validate186.errors = [{instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/branches/0/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
else if(data4 === null){
if(data4 !== null){
validate186.errors = [{instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate186.errors = [{instancePath:instancePath+"/strict",schemaPath:"#/properties/strict/byType",keyword:"byType",params:{type: ["boolean","null"]}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
let data5 = data.cache_control;
const _errs21 = errors;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(!(validate143(data5, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
else if(data5 === null){
if(data5 !== null){
validate186.errors = [{instancePath:instancePath+"/cache_control",schemaPath:"#/properties/cache_control/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate186.errors = [{instancePath:instancePath+"/cache_control",schemaPath:"#/properties/cache_control/byType",keyword:"byType",params:{type: ["object","null"]}}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate186.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.enabled !== undefined){
let data0 = data.enabled;
const _errs1 = errors;
if(typeof data0 == "boolean"){
if(typeof data0 !== "boolean"){
validate190.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/branches/0/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
else if(data0 === null){
if(data0 !== null){
validate190.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate190.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/byType",keyword:"byType",params:{type: ["boolean","null"]}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.defer_loading !== undefined){
let data1 = data.defer_loading;
const _errs6 = errors;
if(typeof data1 == "boolean"){
if(typeof data1 !== "boolean"){
validate190.errors = [{instancePath:instancePath+"/defer_loading",schemaPath:"#/properties/defer_loading/branches/0/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
else if(data1 === null){
if(data1 !== null){
validate190.errors = [{instancePath:instancePath+"/defer_loading",schemaPath:"#/properties/defer_loading/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate190.errors = [{instancePath:instancePath+"/defer_loading",schemaPath:"#/properties/defer_loading/byType",keyword:"byType",params:{type: ["boolean","null"]}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate190.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate190.errors = vErrors;
return errors === 0;
}


function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageMcpToolset" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.mcp_server_name === undefined) && (missing0 = "mcp_server_name"))){
validate189.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate189.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "mcp_toolset")){
validate189.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema87.properties.type.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mcp_server_name !== undefined){
const _errs3 = errors;
if(typeof data.mcp_server_name !== "string"){
validate189.errors = [{instancePath:instancePath+"/mcp_server_name",schemaPath:"#/properties/mcp_server_name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.configs !== undefined){
let data2 = data.configs;
const _errs5 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
const _errs9 = errors;
if(!(validate190(data2[key0], {instancePath:instancePath+"/configs/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key0,rootData}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
}
else {
validate189.errors = [{instancePath:instancePath+"/configs",schemaPath:"#/properties/configs/branches/0/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else if(data2 === null){
if(data2 !== null){
validate189.errors = [{instancePath:instancePath+"/configs",schemaPath:"#/properties/configs/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate189.errors = [{instancePath:instancePath+"/configs",schemaPath:"#/properties/configs/byType",keyword:"byType",params:{type: ["object","null"]}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.default_config !== undefined){
let data4 = data.default_config;
const _errs12 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(!(validate190(data4, {instancePath:instancePath+"/default_config",parentData:data,parentDataProperty:"default_config",rootData}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
}
else if(data4 === null){
if(data4 !== null){
validate189.errors = [{instancePath:instancePath+"/default_config",schemaPath:"#/properties/default_config/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate189.errors = [{instancePath:instancePath+"/default_config",schemaPath:"#/properties/default_config/byType",keyword:"byType",params:{type: ["object","null"]}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
let data5 = data.cache_control;
const _errs16 = errors;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(!(validate143(data5, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
else if(data5 === null){
if(data5 !== null){
validate189.errors = [{instancePath:instancePath+"/cache_control",schemaPath:"#/properties/cache_control/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate189.errors = [{instancePath:instancePath+"/cache_control",schemaPath:"#/properties/cache_control/byType",keyword:"byType",params:{type: ["object","null"]}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate189.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate189.errors = vErrors;
return errors === 0;
}

const schema89 = {"$id":"MessageServerTool","type":"object","required":["type"],"properties":{"type":{"type":"string"},"name":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]},"max_uses":{"byType":{"integer":0,"null":1},"branches":[{"type":"integer"},{"type":"null"}]},"allowed_domains":{"byType":{"array":0,"null":1},"branches":[{"type":"array","items":{"type":"string"}},{"type":"null"}]},"blocked_domains":{"byType":{"array":0,"null":1},"branches":[{"type":"array","items":{"type":"string"}},{"type":"null"}]},"cache_control":{"byType":{"object":0,"null":1},"branches":[{"$ref":"MessageCacheControl"},{"type":"null"}]}}};

function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageServerTool" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate195.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if(typeof data.type !== "string"){
validate195.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs3 = errors;
if(typeof data1 == "string"){
if(typeof data1 !== "string"){
validate195.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data1 === null){
if(data1 !== null){
validate195.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate195.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_uses !== undefined){
let data2 = data.max_uses;
const _errs8 = errors;
if(Number.isInteger(data2)){
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate195.errors = [{instancePath:instancePath+"/max_uses",schemaPath:"#/properties/max_uses/branches/0/type",keyword:"type",params:{type: "integer"}}];
return false;
}
}
else if(data2 === null){
if(data2 !== null){
validate195.errors = [{instancePath:instancePath+"/max_uses",schemaPath:"#/properties/max_uses/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate195.errors = [{instancePath:instancePath+"/max_uses",schemaPath:"#/properties/max_uses/byType",keyword:"byType",params:{type: ["integer","null"]}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowed_domains !== undefined){
let data3 = data.allowed_domains;
const _errs13 = errors;
if(Array.isArray(data3)){
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data3)){
var valid9 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs16 = errors;
if(typeof data3[i0] !== "string"){
validate195.errors = [{instancePath:instancePath+"/allowed_domains/" + i0,schemaPath:"#/properties/allowed_domains/branches/0/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs16 === errors;
if(!valid9){
break;
}
}
}
else {
validate195.errors = [{instancePath:instancePath+"/allowed_domains",schemaPath:"#/properties/allowed_domains/branches/0/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
else if(data3 === null){
if(data3 !== null){
validate195.errors = [{instancePath:instancePath+"/allowed_domains",schemaPath:"#/properties/allowed_domains/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate195.errors = [{instancePath:instancePath+"/allowed_domains",schemaPath:"#/properties/allowed_domains/byType",keyword:"byType",params:{type: ["array","null"]}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blocked_domains !== undefined){
let data5 = data.blocked_domains;
const _errs20 = errors;
if(Array.isArray(data5)){
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data5)){
var valid13 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
const _errs23 = errors;
if(typeof data5[i1] !== "string"){
validate195.errors = [{instancePath:instancePath+"/blocked_domains/" + i1,schemaPath:"#/properties/blocked_domains/branches/0/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid13 = _errs23 === errors;
if(!valid13){
break;
}
}
}
else {
validate195.errors = [{instancePath:instancePath+"/blocked_domains",schemaPath:"#/properties/blocked_domains/branches/0/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
else if(data5 === null){
if(data5 !== null){
validate195.errors = [{instancePath:instancePath+"/blocked_domains",schemaPath:"#/properties/blocked_domains/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate195.errors = [{instancePath:instancePath+"/blocked_domains",schemaPath:"#/properties/blocked_domains/byType",keyword:"byType",params:{type: ["array","null"]}}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cache_control !== undefined){
let data7 = data.cache_control;
const _errs27 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(!(validate143(data7, {instancePath:instancePath+"/cache_control",parentData:data,parentDataProperty:"cache_control",rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
else if(data7 === null){
if(data7 !== null){
validate195.errors = [{instancePath:instancePath+"/cache_control",schemaPath:"#/properties/cache_control/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate195.errors = [{instancePath:instancePath+"/cache_control",schemaPath:"#/properties/cache_control/byType",keyword:"byType",params:{type: ["object","null"]}}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate195.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate195.errors = vErrors;
return errors === 0;
}


function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageTool" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
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
validate185.errors = [{instancePath,schemaPath:"#/byTag",keyword:"byTag",params:{tag: "type", allowed: ["custom","mcp_toolset"], missing: tag0 === undefined}}];
return false;
}
}
else {
validate185.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate185.errors = vErrors;
return errors === 0;
}

const schema90 = {"$id":"MessageAnyToolChoice","type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["auto","any","none"]},"disable_parallel_tool_use":{"byType":{"boolean":0,"null":1},"branches":[{"type":"boolean"},{"type":"null"}]}}};

function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageAnyToolChoice" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate200.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate200.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data0 === "auto") || (data0 === "any")) || (data0 === "none"))){
validate200.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema90.properties.type.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disable_parallel_tool_use !== undefined){
let data1 = data.disable_parallel_tool_use;
const _errs3 = errors;
if(typeof data1 == "boolean"){
if(typeof data1 !== "boolean"){
validate200.errors = [{instancePath:instancePath+"/disable_parallel_tool_use",schemaPath:"#/properties/disable_parallel_tool_use/branches/0/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
else if(data1 === null){
if(data1 !== null){
validate200.errors = [{instancePath:instancePath+"/disable_parallel_tool_use",schemaPath:"#/properties/disable_parallel_tool_use/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate200.errors = [{instancePath:instancePath+"/disable_parallel_tool_use",schemaPath:"#/properties/disable_parallel_tool_use/byType",keyword:"byType",params:{type: ["boolean","null"]}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate200.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate200.errors = vErrors;
return errors === 0;
}

const schema91 = {"$id":"MessageOneToolChoice","type":"object","required":["type","name"],"properties":{"type":{"type":"string","enum":["tool"]},"name":{"type":"string"},"disable_parallel_tool_use":{"byType":{"boolean":0,"null":1},"branches":[{"type":"boolean"},{"type":"null"}]}}};

function validate202(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageOneToolChoice" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))){
validate202.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate202.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "tool")){
validate202.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema91.properties.type.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs3 = errors;
if(typeof data.name !== "string"){
validate202.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disable_parallel_tool_use !== undefined){
let data2 = data.disable_parallel_tool_use;
const _errs5 = errors;
if(typeof data2 == "boolean"){
if(typeof data2 !== "boolean"){
validate202.errors = [{instancePath:instancePath+"/disable_parallel_tool_use",schemaPath:"#/properties/disable_parallel_tool_use/branches/0/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
else if(data2 === null){
if(data2 !== null){
validate202.errors = [{instancePath:instancePath+"/disable_parallel_tool_use",schemaPath:"#/properties/disable_parallel_tool_use/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate202.errors = [{instancePath:instancePath+"/disable_parallel_tool_use",schemaPath:"#/properties/disable_parallel_tool_use/byType",keyword:"byType",params:{type: ["boolean","null"]}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate202.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate202.errors = vErrors;
return errors === 0;
}

const schema92 = {"$id":"MessageMcpServer","type":"object","required":["type","url","name"],"properties":{"type":{"type":"string","enum":["url"]},"url":{"type":"string"},"name":{"type":"string"},"authorization_token":{"byType":{"string":0,"null":1},"branches":[{"type":"string"},{"type":"null"}]}}};

function validate204(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageMcpServer" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.url === undefined) && (missing0 = "url"))) || ((data.name === undefined) && (missing0 = "name"))){
validate204.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate204.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "url")){
validate204.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema92.properties.type.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
const _errs3 = errors;
if(typeof data.url !== "string"){
validate204.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs5 = errors;
if(typeof data.name !== "string"){
validate204.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.authorization_token !== undefined){
let data3 = data.authorization_token;
const _errs7 = errors;
if(typeof data3 == "string"){
if(typeof data3 !== "string"){
validate204.errors = [{instancePath:instancePath+"/authorization_token",schemaPath:"#/properties/authorization_token/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data3 === null){
if(data3 !== null){
validate204.errors = [{instancePath:instancePath+"/authorization_token",schemaPath:"#/properties/authorization_token/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate204.errors = [{instancePath:instancePath+"/authorization_token",schemaPath:"#/properties/authorization_token/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate204.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.schema === undefined) && (missing0 = "schema"))){
validate207.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate207.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "json_schema")){
validate207.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema94.properties.type.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schema !== undefined){
let data1 = data.schema;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
}
else {
validate207.errors = [{instancePath:instancePath+"/schema",schemaPath:"#/properties/schema/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate207.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate207.errors = vErrors;
return errors === 0;
}

const schema95 = {"$id":"MessageJsonObjectFormat","type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["json_object"]}}};

function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageJsonObjectFormat" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate209.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
validate209.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "json_object")){
validate209.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema95.properties.type.enum}}];
return false;
}
}
}
}
else {
validate209.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate209.errors = vErrors;
return errors === 0;
}


function validate206(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageOutputConfig" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.effort !== undefined){
let data0 = data.effort;
const _errs1 = errors;
if(typeof data0 == "string"){
if(typeof data0 !== "string"){
validate206.errors = [{instancePath:instancePath+"/effort",schemaPath:"#/properties/effort/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data0 === null){
if(data0 !== null){
validate206.errors = [{instancePath:instancePath+"/effort",schemaPath:"#/properties/effort/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate206.errors = [{instancePath:instancePath+"/effort",schemaPath:"#/properties/effort/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.format !== undefined){
let data1 = data.format;
const _errs6 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
const _errs7 = errors;
if(errors === _errs7){
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
validate206.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/branches/0/byTag",keyword:"byTag",params:{tag: "type", allowed: ["json_schema","json_object"], missing: tag0 === undefined}}];
return false;
}
}
else {
validate206.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/branches/0/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else if(data1 === null){
if(data1 !== null){
validate206.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate206.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/byType",keyword:"byType",params:{type: ["object","null"]}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate206.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate206.errors = vErrors;
return errors === 0;
}


function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MessageRequest" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.model === undefined) && (missing0 = "model")) || ((data.messages === undefined) && (missing0 = "messages"))) || ((data.max_tokens === undefined) && (missing0 = "max_tokens"))){
validate139.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.model !== undefined){
const _errs1 = errors;
if(typeof data.model !== "string"){
validate139.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messages !== undefined){
let data1 = data.messages;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length < 1){
validate139.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate140(data1[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate139.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_tokens !== undefined){
let data3 = data.max_tokens;
const _errs6 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate139.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.system !== undefined){
let data4 = data.system;
const _errs8 = errors;
if(typeof data4 == "string"){
if(typeof data4 !== "string"){
validate139.errors = [{instancePath:instancePath+"/system",schemaPath:"#/properties/system/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(Array.isArray(data4)){
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data4)){
var valid5 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs13 = errors;
if(!(validate179(data4[i1], {instancePath:instancePath+"/system/" + i1,parentData:data4,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
errors = vErrors.length;
}
var valid5 = _errs13 === errors;
if(!valid5){
break;
}
}
}
else {
validate139.errors = [{instancePath:instancePath+"/system",schemaPath:"#/properties/system/branches/1/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
else if(data4 === null){
if(data4 !== null){
validate139.errors = [{instancePath:instancePath+"/system",schemaPath:"#/properties/system/branches/2/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate139.errors = [{instancePath:instancePath+"/system",schemaPath:"#/properties/system/byType",keyword:"byType",params:{type: ["string","array","null"]}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream !== undefined){
let data6 = data.stream;
const _errs16 = errors;
if(typeof data6 == "boolean"){
if(typeof data6 !== "boolean"){
validate139.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/branches/0/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
}
else if(data6 === null){
if(data6 !== null){
validate139.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate139.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/byType",keyword:"byType",params:{type: ["boolean","null"]}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.temperature !== undefined){
let data7 = data.temperature;
const _errs21 = errors;
if(typeof data7 == "number" && isFinite(data7)){
if(!(typeof data7 == "number")){
validate139.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/branches/0/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
else if(data7 === null){
if(data7 !== null){
validate139.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate139.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/byType",keyword:"byType",params:{type: ["number","null"]}}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_p !== undefined){
let data8 = data.top_p;
const _errs26 = errors;
if(typeof data8 == "number" && isFinite(data8)){
if(!(typeof data8 == "number")){
validate139.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/branches/0/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
else if(data8 === null){
if(data8 !== null){
validate139.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate139.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/byType",keyword:"byType",params:{type: ["number","null"]}}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_k !== undefined){
let data9 = data.top_k;
const _errs31 = errors;
if(Number.isInteger(data9)){
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
validate139.errors = [{instancePath:instancePath+"/top_k",schemaPath:"#/properties/top_k/branches/0/type",keyword:"type",params:{type: "integer"}}];
return false;
}
}
else if(data9 === null){
if(data9 !== null){
validate139.errors = [{instancePath:instancePath+"/top_k",schemaPath:"#/properties/top_k/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate139.errors = [{instancePath:instancePath+"/top_k",schemaPath:"#/properties/top_k/byType",keyword:"byType",params:{type: ["integer","null"]}}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stop_sequences !== undefined){
let data10 = data.stop_sequences;
const _errs36 = errors;
if(Array.isArray(data10)){
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data10)){
var valid21 = true;
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
const _errs39 = errors;
if(typeof data10[i2] !== "string"){
validate139.errors = [{instancePath:instancePath+"/stop_sequences/" + i2,schemaPath:"#/properties/stop_sequences/branches/0/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid21 = _errs39 === errors;
if(!valid21){
break;
}
}
}
else {
validate139.errors = [{instancePath:instancePath+"/stop_sequences",schemaPath:"#/properties/stop_sequences/branches/0/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
else if(data10 === null){
if(data10 !== null){
validate139.errors = [{instancePath:instancePath+"/stop_sequences",schemaPath:"#/properties/stop_sequences/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate139.errors = [{instancePath:instancePath+"/stop_sequences",schemaPath:"#/properties/stop_sequences/byType",keyword:"byType",params:{type: ["array","null"]}}];
return false;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.thinking !== undefined){
let data12 = data.thinking;
const _errs43 = errors;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(!(validate183(data12, {instancePath:instancePath+"/thinking",parentData:data,parentDataProperty:"thinking",rootData}))){
vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
errors = vErrors.length;
}
}
else if(data12 === null){
if(data12 !== null){
validate139.errors = [{instancePath:instancePath+"/thinking",schemaPath:"#/properties/thinking/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate139.errors = [{instancePath:instancePath+"/thinking",schemaPath:"#/properties/thinking/byType",keyword:"byType",params:{type: ["object","null"]}}];
return false;
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data13 = data.tools;
const _errs47 = errors;
if(Array.isArray(data13)){
const _errs48 = errors;
if(errors === _errs48){
if(Array.isArray(data13)){
var valid28 = true;
const len3 = data13.length;
for(let i3=0; i3<len3; i3++){
const _errs50 = errors;
if(!(validate185(data13[i3], {instancePath:instancePath+"/tools/" + i3,parentData:data13,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
errors = vErrors.length;
}
var valid28 = _errs50 === errors;
if(!valid28){
break;
}
}
}
else {
validate139.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/branches/0/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
else if(data13 === null){
if(data13 !== null){
validate139.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate139.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/byType",keyword:"byType",params:{type: ["array","null"]}}];
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_choice !== undefined){
let data15 = data.tool_choice;
const _errs53 = errors;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
const _errs54 = errors;
if(errors === _errs54){
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
validate139.errors = [{instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/branches/0/byTag",keyword:"byTag",params:{tag: "type", allowed: ["auto","any","none","tool"], missing: tag0 === undefined}}];
return false;
}
}
else {
validate139.errors = [{instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/branches/0/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else if(data15 === null){
if(data15 !== null){
validate139.errors = [{instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate139.errors = [{instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/byType",keyword:"byType",params:{type: ["object","null"]}}];
return false;
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mcp_servers !== undefined){
let data16 = data.mcp_servers;
const _errs60 = errors;
if(Array.isArray(data16)){
const _errs61 = errors;
if(errors === _errs61){
if(Array.isArray(data16)){
var valid38 = true;
const len4 = data16.length;
for(let i4=0; i4<len4; i4++){
const _errs63 = errors;
if(!(validate204(data16[i4], {instancePath:instancePath+"/mcp_servers/" + i4,parentData:data16,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate204.errors : vErrors.concat(validate204.errors);
errors = vErrors.length;
}
var valid38 = _errs63 === errors;
if(!valid38){
break;
}
}
}
else {
validate139.errors = [{instancePath:instancePath+"/mcp_servers",schemaPath:"#/properties/mcp_servers/branches/0/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
else if(data16 === null){
if(data16 !== null){
validate139.errors = [{instancePath:instancePath+"/mcp_servers",schemaPath:"#/properties/mcp_servers/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate139.errors = [{instancePath:instancePath+"/mcp_servers",schemaPath:"#/properties/mcp_servers/byType",keyword:"byType",params:{type: ["array","null"]}}];
return false;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_config !== undefined){
let data18 = data.output_config;
const _errs66 = errors;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(!(validate206(data18, {instancePath:instancePath+"/output_config",parentData:data,parentDataProperty:"output_config",rootData}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
}
else if(data18 === null){
if(data18 !== null){
validate139.errors = [{instancePath:instancePath+"/output_config",schemaPath:"#/properties/output_config/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate139.errors = [{instancePath:instancePath+"/output_config",schemaPath:"#/properties/output_config/byType",keyword:"byType",params:{type: ["object","null"]}}];
return false;
}
var valid0 = _errs66 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate139.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.model === undefined) && (missing0 = "model")) || ((data.messages === undefined) && (missing0 = "messages"))){
validate212.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.model !== undefined){
const _errs1 = errors;
if(typeof data.model !== "string"){
validate212.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messages !== undefined){
let data1 = data.messages;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length < 1){
validate212.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate140(data1[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate212.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.system !== undefined){
let data3 = data.system;
const _errs6 = errors;
if(typeof data3 == "string"){
if(typeof data3 !== "string"){
validate212.errors = [{instancePath:instancePath+"/system",schemaPath:"#/properties/system/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(Array.isArray(data3)){
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data3)){
var valid5 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs11 = errors;
if(!(validate179(data3[i1], {instancePath:instancePath+"/system/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
errors = vErrors.length;
}
var valid5 = _errs11 === errors;
if(!valid5){
break;
}
}
}
else {
validate212.errors = [{instancePath:instancePath+"/system",schemaPath:"#/properties/system/branches/1/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
else if(data3 === null){
if(data3 !== null){
validate212.errors = [{instancePath:instancePath+"/system",schemaPath:"#/properties/system/branches/2/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate212.errors = [{instancePath:instancePath+"/system",schemaPath:"#/properties/system/byType",keyword:"byType",params:{type: ["string","array","null"]}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data5 = data.tools;
const _errs14 = errors;
if(Array.isArray(data5)){
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data5)){
var valid9 = true;
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
const _errs17 = errors;
if(!(validate185(data5[i2], {instancePath:instancePath+"/tools/" + i2,parentData:data5,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
errors = vErrors.length;
}
var valid9 = _errs17 === errors;
if(!valid9){
break;
}
}
}
else {
validate212.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/branches/0/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
else if(data5 === null){
if(data5 !== null){
validate212.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate212.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/byType",keyword:"byType",params:{type: ["array","null"]}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate212.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.model === undefined) && (missing0 = "model")) || ((data.input === undefined) && (missing0 = "input"))){
validate216.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.model !== undefined){
const _errs1 = errors;
if(typeof data.model !== "string"){
validate216.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input !== undefined){
let data1 = data.input;
const _errs3 = errors;
if(typeof data1 == "string"){
if(typeof data1 !== "string"){
validate216.errors = [{instancePath:instancePath+"/input",schemaPath:"#/properties/input/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(Array.isArray(data1)){
if(!(Array.isArray(data1))){
validate216.errors = [{instancePath:instancePath+"/input",schemaPath:"#/properties/input/branches/1/type",keyword:"type",params:{type: "array"}}];
return false;
}
const _errs8 = errors;
let valid4 = false;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data1)){
var valid5 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(typeof data1[i0] !== "string"){
const err0 = {instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/branches/1/anyOf/0/items/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid5 = _errs11 === errors;
if(!valid5){
break;
}
}
}
else {
const err1 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/branches/1/anyOf/0/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs9 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data1)){
var valid6 = true;
const len1 = data1.length;
for(let i1=0; i1<len1; i1++){
let data3 = data1[i1];
const _errs15 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err2 = {instancePath:instancePath+"/input/" + i1,schemaPath:"#/properties/input/branches/1/anyOf/1/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid6 = _errs15 === errors;
if(!valid6){
break;
}
}
}
else {
const err3 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/branches/1/anyOf/1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs13 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data1)){
var valid7 = true;
const len2 = data1.length;
for(let i2=0; i2<len2; i2++){
let data4 = data1[i2];
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data4)){
var valid8 = true;
const len3 = data4.length;
for(let i3=0; i3<len3; i3++){
let data5 = data4[i3];
const _errs21 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err4 = {instancePath:instancePath+"/input/" + i2+"/" + i3,schemaPath:"#/properties/input/branches/1/anyOf/2/items/items/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid8 = _errs21 === errors;
if(!valid8){
break;
}
}
}
else {
const err5 = {instancePath:instancePath+"/input/" + i2,schemaPath:"#/properties/input/branches/1/anyOf/2/items/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid7 = _errs19 === errors;
if(!valid7){
break;
}
}
}
else {
const err6 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/branches/1/anyOf/2/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid0 = _errs17 === errors;
valid4 = valid4 || _valid0;
}
}
if(!valid4){
const err7 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/branches/1/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate216.errors = vErrors;
return false;
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
validate216.errors = [{instancePath:instancePath+"/input",schemaPath:"#/properties/input/byType",keyword:"byType",params:{type: ["string","array"]}}];
return false;
}
if(errors === _errs3){
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate216.errors = [{instancePath:instancePath+"/input",schemaPath:"#/properties/input/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length < 1){
validate216.errors = [{instancePath:instancePath+"/input",schemaPath:"#/properties/input/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.encoding_format !== undefined){
let data6 = data.encoding_format;
const _errs23 = errors;
if(typeof data6 == "string"){
if(typeof data6 !== "string"){
validate216.errors = [{instancePath:instancePath+"/encoding_format",schemaPath:"#/properties/encoding_format/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data6 === "float") || (data6 === "base64"))){
validate216.errors = [{instancePath:instancePath+"/encoding_format",schemaPath:"#/properties/encoding_format/branches/0/enum",keyword:"enum",params:{allowedValues: schema97.properties.encoding_format.branches[0].enum}}];
return false;
}
}
else if(data6 === null){
if(data6 !== null){
validate216.errors = [{instancePath:instancePath+"/encoding_format",schemaPath:"#/properties/encoding_format/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate216.errors = [{instancePath:instancePath+"/encoding_format",schemaPath:"#/properties/encoding_format/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dimensions !== undefined){
let data7 = data.dimensions;
const _errs28 = errors;
if(Number.isInteger(data7)){
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
validate216.errors = [{instancePath:instancePath+"/dimensions",schemaPath:"#/properties/dimensions/branches/0/type",keyword:"type",params:{type: "integer"}}];
return false;
}
}
else if(data7 === null){
if(data7 !== null){
validate216.errors = [{instancePath:instancePath+"/dimensions",schemaPath:"#/properties/dimensions/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate216.errors = [{instancePath:instancePath+"/dimensions",schemaPath:"#/properties/dimensions/byType",keyword:"byType",params:{type: ["integer","null"]}}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
let data8 = data.user;
const _errs33 = errors;
if(typeof data8 == "string"){
if(typeof data8 !== "string"){
validate216.errors = [{instancePath:instancePath+"/user",schemaPath:"#/properties/user/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data8 === null){
if(data8 !== null){
validate216.errors = [{instancePath:instancePath+"/user",schemaPath:"#/properties/user/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate216.errors = [{instancePath:instancePath+"/user",schemaPath:"#/properties/user/byType",keyword:"byType",params:{type: ["string","null"]}}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate216.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.criteria === undefined) && (missing0 = "criteria"))){
validate219.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate219.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "choice")){
validate219.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema100.properties.type.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.criteria !== undefined){
let data1 = data.criteria;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length > 255){
validate219.errors = [{instancePath:instancePath+"/criteria",schemaPath:"#/properties/criteria/maxProperties",keyword:"maxProperties",params:{limit: 255}}];
return false;
}
else {
if(Object.keys(data1).length < 1){
validate219.errors = [{instancePath:instancePath+"/criteria",schemaPath:"#/properties/criteria/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false;
}
else {
for(const key0 in data1){
let data2 = data1[key0];
const _errs6 = errors;
if(typeof data2 == "string"){
if(typeof data2 !== "string"){
validate219.errors = [{instancePath:instancePath+"/criteria/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/criteria/additionalProperties/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
const _errs9 = errors;
if(errors === _errs9){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
validate219.errors = [{instancePath:instancePath+"/criteria/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/criteria/additionalProperties/branches/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else if(Array.isArray(data2)){
const _errs12 = errors;
if(errors === _errs12){
if(!(Array.isArray(data2))){
validate219.errors = [{instancePath:instancePath+"/criteria/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/criteria/additionalProperties/branches/2/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
else if(data2 === null){
if(data2 !== null){
validate219.errors = [{instancePath:instancePath+"/criteria/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/criteria/additionalProperties/branches/3/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate219.errors = [{instancePath:instancePath+"/criteria/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/criteria/additionalProperties/byType",keyword:"byType",params:{type: ["string","object","array","null"]}}];
return false;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate219.errors = [{instancePath:instancePath+"/criteria",schemaPath:"#/properties/criteria/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instructions !== undefined){
let data3 = data.instructions;
const _errs16 = errors;
if(typeof data3 == "string"){
if(typeof data3 !== "string"){
validate219.errors = [{instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
const _errs19 = errors;
if(errors === _errs19){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
validate219.errors = [{instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/branches/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else if(Array.isArray(data3)){
const _errs22 = errors;
if(errors === _errs22){
if(!(Array.isArray(data3))){
validate219.errors = [{instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/branches/2/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
else if(data3 === null){
if(data3 !== null){
validate219.errors = [{instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/branches/3/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate219.errors = [{instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/byType",keyword:"byType",params:{type: ["string","object","array","null"]}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate219.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate219.errors = vErrors;
return errors === 0;
}

const schema101 = {"$id":"ScoreQuestion","type":"object","required":["type","criteria"],"properties":{"type":{"type":"string","enum":["score"]},"criteria":{"type":"array","items":{"byType":{"string":0,"object":1,"array":2,"null":3},"branches":[{"type":"string"},{"type":"object","additionalProperties":{}},{"type":"array","items":{}},{"type":"null"}]},"minItems":2,"maxItems":10},"instructions":{"byType":{"string":0,"object":1,"array":2,"null":3},"branches":[{"type":"string"},{"type":"object","additionalProperties":{}},{"type":"array","items":{}},{"type":"null"}]}}};

function validate221(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ScoreQuestion" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.criteria === undefined) && (missing0 = "criteria"))){
validate221.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate221.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "score")){
validate221.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema101.properties.type.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.criteria !== undefined){
let data1 = data.criteria;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length > 10){
validate221.errors = [{instancePath:instancePath+"/criteria",schemaPath:"#/properties/criteria/maxItems",keyword:"maxItems",params:{limit: 10}}];
return false;
}
else {
if(data1.length < 2){
validate221.errors = [{instancePath:instancePath+"/criteria",schemaPath:"#/properties/criteria/minItems",keyword:"minItems",params:{limit: 2}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(typeof data2 == "string"){
if(typeof data2 !== "string"){
validate221.errors = [{instancePath:instancePath+"/criteria/" + i0,schemaPath:"#/properties/criteria/items/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
const _errs8 = errors;
if(errors === _errs8){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
validate221.errors = [{instancePath:instancePath+"/criteria/" + i0,schemaPath:"#/properties/criteria/items/branches/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else if(Array.isArray(data2)){
const _errs11 = errors;
if(errors === _errs11){
if(!(Array.isArray(data2))){
validate221.errors = [{instancePath:instancePath+"/criteria/" + i0,schemaPath:"#/properties/criteria/items/branches/2/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
else if(data2 === null){
if(data2 !== null){
validate221.errors = [{instancePath:instancePath+"/criteria/" + i0,schemaPath:"#/properties/criteria/items/branches/3/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate221.errors = [{instancePath:instancePath+"/criteria/" + i0,schemaPath:"#/properties/criteria/items/byType",keyword:"byType",params:{type: ["string","object","array","null"]}}];
return false;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate221.errors = [{instancePath:instancePath+"/criteria",schemaPath:"#/properties/criteria/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instructions !== undefined){
let data3 = data.instructions;
const _errs15 = errors;
if(typeof data3 == "string"){
if(typeof data3 !== "string"){
validate221.errors = [{instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
const _errs18 = errors;
if(errors === _errs18){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
validate221.errors = [{instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/branches/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else if(Array.isArray(data3)){
const _errs21 = errors;
if(errors === _errs21){
if(!(Array.isArray(data3))){
validate221.errors = [{instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/branches/2/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
else if(data3 === null){
if(data3 !== null){
validate221.errors = [{instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/branches/3/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate221.errors = [{instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/byType",keyword:"byType",params:{type: ["string","object","array","null"]}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate221.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.true !== undefined){
let data0 = data.true;
const _errs1 = errors;
if(typeof data0 == "string"){
if(typeof data0 !== "string"){
validate224.errors = [{instancePath:instancePath+"/true",schemaPath:"#/properties/true/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const _errs4 = errors;
if(errors === _errs4){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
validate224.errors = [{instancePath:instancePath+"/true",schemaPath:"#/properties/true/branches/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else if(Array.isArray(data0)){
const _errs7 = errors;
if(errors === _errs7){
if(!(Array.isArray(data0))){
validate224.errors = [{instancePath:instancePath+"/true",schemaPath:"#/properties/true/branches/2/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
else if(data0 === null){
if(data0 !== null){
validate224.errors = [{instancePath:instancePath+"/true",schemaPath:"#/properties/true/branches/3/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate224.errors = [{instancePath:instancePath+"/true",schemaPath:"#/properties/true/byType",keyword:"byType",params:{type: ["string","object","array","null"]}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.false !== undefined){
let data1 = data.false;
const _errs11 = errors;
if(typeof data1 == "string"){
if(typeof data1 !== "string"){
validate224.errors = [{instancePath:instancePath+"/false",schemaPath:"#/properties/false/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
const _errs14 = errors;
if(errors === _errs14){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
}
else {
validate224.errors = [{instancePath:instancePath+"/false",schemaPath:"#/properties/false/branches/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else if(Array.isArray(data1)){
const _errs17 = errors;
if(errors === _errs17){
if(!(Array.isArray(data1))){
validate224.errors = [{instancePath:instancePath+"/false",schemaPath:"#/properties/false/branches/2/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
else if(data1 === null){
if(data1 !== null){
validate224.errors = [{instancePath:instancePath+"/false",schemaPath:"#/properties/false/branches/3/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate224.errors = [{instancePath:instancePath+"/false",schemaPath:"#/properties/false/byType",keyword:"byType",params:{type: ["string","object","array","null"]}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate224.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate224.errors = vErrors;
return errors === 0;
}


function validate223(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="NoulQuestion" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
validate223.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate223.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "noul")){
validate223.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema102.properties.type.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.criteria !== undefined){
let data1 = data.criteria;
const _errs3 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(!(validate224(data1, {instancePath:instancePath+"/criteria",parentData:data,parentDataProperty:"criteria",rootData}))){
vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
errors = vErrors.length;
}
}
else if(data1 === null){
if(data1 !== null){
validate223.errors = [{instancePath:instancePath+"/criteria",schemaPath:"#/properties/criteria/branches/1/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate223.errors = [{instancePath:instancePath+"/criteria",schemaPath:"#/properties/criteria/byType",keyword:"byType",params:{type: ["object","null"]}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instructions !== undefined){
let data2 = data.instructions;
const _errs7 = errors;
if(typeof data2 == "string"){
if(typeof data2 !== "string"){
validate223.errors = [{instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
const _errs10 = errors;
if(errors === _errs10){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
validate223.errors = [{instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/branches/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else if(Array.isArray(data2)){
const _errs13 = errors;
if(errors === _errs13){
if(!(Array.isArray(data2))){
validate223.errors = [{instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/branches/2/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
else if(data2 === null){
if(data2 !== null){
validate223.errors = [{instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/branches/3/type",keyword:"type",params:{type: "null"}}];
return false;
}
}
else {
validate223.errors = [{instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/byType",keyword:"byType",params:{type: ["string","object","array","null"]}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate223.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate223.errors = vErrors;
return errors === 0;
}


function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DecisionQuestion" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
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
validate218.errors = [{instancePath,schemaPath:"#/byTag",keyword:"byTag",params:{tag: "type", allowed: ["choice","score","noul"], missing: tag0 === undefined}}];
return false;
}
}
else {
validate218.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate218.errors = vErrors;
return errors === 0;
}


function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DecisionRequest" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.model === undefined) && (missing0 = "model")) || ((data.state === undefined) && (missing0 = "state"))) || ((data.questions === undefined) && (missing0 = "questions"))){
validate217.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.model !== undefined){
const _errs1 = errors;
if(typeof data.model !== "string"){
validate217.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data1 = data.state;
const _errs3 = errors;
if(typeof data1 == "string"){
if(typeof data1 !== "string"){
validate217.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/branches/0/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
else if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
const _errs6 = errors;
if(errors === _errs6){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
}
else {
validate217.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/branches/1/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
else if(Array.isArray(data1)){
const _errs9 = errors;
if(errors === _errs9){
if(!(Array.isArray(data1))){
validate217.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/branches/2/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
else {
validate217.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/byType",keyword:"byType",params:{type: ["string","object","array"]}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.questions !== undefined){
let data2 = data.questions;
const _errs11 = errors;
if(errors === _errs11){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length < 1){
validate217.errors = [{instancePath:instancePath+"/questions",schemaPath:"#/properties/questions/minProperties",keyword:"minProperties",params:{limit: 1}}];
return false;
}
else {
for(const key0 in data2){
const _errs14 = errors;
if(!(validate218(data2[key0], {instancePath:instancePath+"/questions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key0,rootData}))){
vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
errors = vErrors.length;
}
var valid5 = _errs14 === errors;
if(!valid5){
break;
}
}
}
}
else {
validate217.errors = [{instancePath:instancePath+"/questions",schemaPath:"#/properties/questions/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate217.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate217.errors = vErrors;
return errors === 0;
}

