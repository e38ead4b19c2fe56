// spec/deployment.tsp
"use strict";
export const deploymentFile = validate0;
const schema0 = {"$id":"DeploymentFile","type":"object","required":["gateway"],"properties":{"gateway":{"$ref":"GatewaySettings"},"providers":{"type":"object","additionalProperties":{"$ref":"ProviderBinding"},"propertyNames":{"enum":["P-R","P-A","P-G","P-F","P-K","P-M","P-C","P-Q","P-X","P-E","P-D","search"]}},"models":{"type":"object","additionalProperties":{"$ref":"ModelId"},"propertyNames":{"enum":["service_air","a-mid","a-mid-1","a-top","a-top-1","a-third","a-third-1","a-third-2","a-small","a-small-1","r-high","r-high-1","r-mid","r-mid-1","r-mid-2","r-mid-3","service_blaze","r-code","r-code-1","r-small","r-small-1","r-small-2","r-small-3","g-a","g-a-1","g-a-2","g-a-3","g-a-4","g-b","g-b-1","g-b-2","g-b-3","g-c","f-k","f-k-1","f-d","f-d-1","f-d-2","f-d-3","f-q","f-q-1","f-g","f-g-1","f-g-2","f-g-3","f-g2","m-s","m-s-1","m-s-2","m-s-3","x-a","x-a-1","x-b","embed-small","decide"]}},"stores":{"$ref":"Stores"},"limits":{"type":"object","additionalProperties":{"$ref":"LimitValue"},"propertyNames":{"enum":["body_size","request_deadline","early_ok","idle_close","request_receipt","count_deadline","drain","keep_alive","same_target_retries","retry_after_cap","retry_delay","breaker_failures","breaker_window","breaker_open","connect_timeout","search_turns","search_deadline","search_results","search_excerpt","requests_per_minute","tokens_per_minute","concurrency","allowance_units","decision_free_calls","decision_shared_calls","free_air_daily_budget","key_freshness","session_lifetime","console_link_lifetime","lease_ttl","settle_wait","held_attachment_tokens","held_search_tokens"]}}},"additionalProperties":false};
const schema1 = {"$id":"GatewaySettings","type":"object","required":["listen"],"properties":{"listen":{"$ref":"ListenAddress"},"admin_listen":{"$ref":"AdminAddress"},"keys":{"type":"array","items":{"$ref":"ApiKey"}},"public_url":{"$ref":"BaseUrl"},"secret_env":{"$ref":"EnvironmentName"},"state_dir":{"type":"string"}},"additionalProperties":false};
const schema2 = {"$id":"ListenAddress","type":"string","pattern":"^(\\[[0-9A-Fa-f:.]+\\]|[^\\s:\\[\\]]+):[0-9]{1,5}$"};
const pattern0 = new RegExp("^(\\[[0-9A-Fa-f:.]+\\]|[^\\s:\\[\\]]+):[0-9]{1,5}$", "u");

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ListenAddress" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern0.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(\\[[0-9A-Fa-f:.]+\\]|[^\\s:\\[\\]]+):[0-9]{1,5}$"}};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
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

const schema3 = {"$id":"AdminAddress","type":"string","pattern":"^(\\[[0-9A-Fa-f:.]+\\]|[^\\s:\\[\\]]+)?:[0-9]{1,5}$"};
const pattern1 = new RegExp("^(\\[[0-9A-Fa-f:.]+\\]|[^\\s:\\[\\]]+)?:[0-9]{1,5}$", "u");

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AdminAddress" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern1.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(\\[[0-9A-Fa-f:.]+\\]|[^\\s:\\[\\]]+)?:[0-9]{1,5}$"}};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}

const schema4 = {"$id":"ApiKey","type":"string","pattern":"^sk-svc-[0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{10}-[0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{38}$"};
const pattern2 = new RegExp("^sk-svc-[0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{10}-[0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{38}$", "u");

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ApiKey" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern2.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^sk-svc-[0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{10}-[0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{38}$"}};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}

const schema5 = {"$id":"BaseUrl","type":"string","pattern":"^https?://[^\\s/?#]+(/[^\\s?#]*)?$"};
const pattern3 = new RegExp("^https?://[^\\s/?#]+(/[^\\s?#]*)?$", "u");

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="BaseUrl" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern3.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/?#]+(/[^\\s?#]*)?$"}};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}

const schema6 = {"$id":"EnvironmentName","type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$"};
const pattern4 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EnvironmentName" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern4.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]*$"}};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}


function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="GatewaySettings" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.listen === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "listen"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "listen") || (key0 === "admin_listen")) || (key0 === "keys")) || (key0 === "public_url")) || (key0 === "secret_env")) || (key0 === "state_dir"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.listen !== undefined){
if(!(validate2(data.listen, {instancePath:instancePath+"/listen",parentData:data,parentDataProperty:"listen",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.admin_listen !== undefined){
if(!(validate4(data.admin_listen, {instancePath:instancePath+"/admin_listen",parentData:data,parentDataProperty:"admin_listen",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
if(data.keys !== undefined){
let data2 = data.keys;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate6(data2[i0], {instancePath:instancePath+"/keys/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/keys",schemaPath:"#/properties/keys/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.public_url !== undefined){
if(!(validate8(data.public_url, {instancePath:instancePath+"/public_url",parentData:data,parentDataProperty:"public_url",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
if(data.secret_env !== undefined){
if(!(validate10(data.secret_env, {instancePath:instancePath+"/secret_env",parentData:data,parentDataProperty:"secret_env",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.state_dir !== undefined){
if(typeof data.state_dir !== "string"){
const err3 = {instancePath:instancePath+"/state_dir",schemaPath:"#/properties/state_dir/type",keyword:"type",params:{type: "string"}};
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
validate1.errors = vErrors;
return errors === 0;
}

const schema7 = {"$id":"ProviderBinding","type":"object","required":["base_url"],"properties":{"base_url":{"$ref":"BaseUrl"},"api_key_env":{"$ref":"EnvironmentName"}},"additionalProperties":false};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ProviderBinding" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.base_url === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "base_url"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "base_url") || (key0 === "api_key_env"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.base_url !== undefined){
if(!(validate8(data.base_url, {instancePath:instancePath+"/base_url",parentData:data,parentDataProperty:"base_url",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
if(data.api_key_env !== undefined){
if(!(validate10(data.api_key_env, {instancePath:instancePath+"/api_key_env",parentData:data,parentDataProperty:"api_key_env",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
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
validate13.errors = vErrors;
return errors === 0;
}

const schema8 = {"$id":"ModelId","type":"string","minLength":1};
const func0 = (text) => [...text].length;

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ModelId" */;
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func0(data) < 1){
const err0 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1}};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}

const schema9 = {"$id":"Stores","type":"object","properties":{"database_url_env":{"$ref":"EnvironmentName"},"redis_url_env":{"$ref":"EnvironmentName"}},"additionalProperties":false};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Stores" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "database_url_env") || (key0 === "redis_url_env"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.database_url_env !== undefined){
if(!(validate10(data.database_url_env, {instancePath:instancePath+"/database_url_env",parentData:data,parentDataProperty:"database_url_env",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.redis_url_env !== undefined){
if(!(validate10(data.redis_url_env, {instancePath:instancePath+"/redis_url_env",parentData:data,parentDataProperty:"redis_url_env",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
validate19.errors = vErrors;
return errors === 0;
}

const schema10 = {"$id":"LimitValue","type":"integer","minimum":0};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="LimitValue" */;
let vErrors = null;
let errors = 0;
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
const err1 = {instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
validate23.errors = vErrors;
return errors === 0;
}


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DeploymentFile" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.gateway === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gateway"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "gateway") || (key0 === "providers")) || (key0 === "models")) || (key0 === "stores")) || (key0 === "limits"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.gateway !== undefined){
if(!(validate1(data.gateway, {instancePath:instancePath+"/gateway",parentData:data,parentDataProperty:"gateway",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.providers !== undefined){
let data1 = data.providers;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
const _errs5 = errors;
if(!((((((((((((key1 === "P-R") || (key1 === "P-A")) || (key1 === "P-G")) || (key1 === "P-F")) || (key1 === "P-K")) || (key1 === "P-M")) || (key1 === "P-C")) || (key1 === "P-Q")) || (key1 === "P-X")) || (key1 === "P-E")) || (key1 === "P-D")) || (key1 === "search"))){
const err2 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/propertyNames/enum",keyword:"enum",params:{allowedValues: schema0.properties.providers.propertyNames.enum},propertyName:key1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid1 = _errs5 === errors;
if(!valid1){
const err3 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
for(const key2 in data1){
if(!(validate13(data1[key2], {instancePath:instancePath+"/providers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data1,parentDataProperty:key2,rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/providers",schemaPath:"#/properties/providers/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.models !== undefined){
let data3 = data.models;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key3 in data3){
const _errs10 = errors;
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((key3 === "service_air") || (key3 === "a-mid")) || (key3 === "a-mid-1")) || (key3 === "a-top")) || (key3 === "a-top-1")) || (key3 === "a-third")) || (key3 === "a-third-1")) || (key3 === "a-third-2")) || (key3 === "a-small")) || (key3 === "a-small-1")) || (key3 === "r-high")) || (key3 === "r-high-1")) || (key3 === "r-mid")) || (key3 === "r-mid-1")) || (key3 === "r-mid-2")) || (key3 === "r-mid-3")) || (key3 === "service_blaze")) || (key3 === "r-code")) || (key3 === "r-code-1")) || (key3 === "r-small")) || (key3 === "r-small-1")) || (key3 === "r-small-2")) || (key3 === "r-small-3")) || (key3 === "g-a")) || (key3 === "g-a-1")) || (key3 === "g-a-2")) || (key3 === "g-a-3")) || (key3 === "g-a-4")) || (key3 === "g-b")) || (key3 === "g-b-1")) || (key3 === "g-b-2")) || (key3 === "g-b-3")) || (key3 === "g-c")) || (key3 === "f-k")) || (key3 === "f-k-1")) || (key3 === "f-d")) || (key3 === "f-d-1")) || (key3 === "f-d-2")) || (key3 === "f-d-3")) || (key3 === "f-q")) || (key3 === "f-q-1")) || (key3 === "f-g")) || (key3 === "f-g-1")) || (key3 === "f-g-2")) || (key3 === "f-g-3")) || (key3 === "f-g2")) || (key3 === "m-s")) || (key3 === "m-s-1")) || (key3 === "m-s-2")) || (key3 === "m-s-3")) || (key3 === "x-a")) || (key3 === "x-a-1")) || (key3 === "x-b")) || (key3 === "embed-small")) || (key3 === "decide"))){
const err5 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/propertyNames/enum",keyword:"enum",params:{allowedValues: schema0.properties.models.propertyNames.enum},propertyName:key3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid3 = _errs10 === errors;
if(!valid3){
const err6 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/propertyNames",keyword:"propertyNames",params:{propertyName: key3}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
for(const key4 in data3){
if(!(validate17(data3[key4], {instancePath:instancePath+"/models/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data3,parentDataProperty:key4,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.stores !== undefined){
if(!(validate19(data.stores, {instancePath:instancePath+"/stores",parentData:data,parentDataProperty:"stores",rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
if(data.limits !== undefined){
let data6 = data.limits;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key5 in data6){
const _errs16 = errors;
if(!(((((((((((((((((((((((((((((((((key5 === "body_size") || (key5 === "request_deadline")) || (key5 === "early_ok")) || (key5 === "idle_close")) || (key5 === "request_receipt")) || (key5 === "count_deadline")) || (key5 === "drain")) || (key5 === "keep_alive")) || (key5 === "same_target_retries")) || (key5 === "retry_after_cap")) || (key5 === "retry_delay")) || (key5 === "breaker_failures")) || (key5 === "breaker_window")) || (key5 === "breaker_open")) || (key5 === "connect_timeout")) || (key5 === "search_turns")) || (key5 === "search_deadline")) || (key5 === "search_results")) || (key5 === "search_excerpt")) || (key5 === "requests_per_minute")) || (key5 === "tokens_per_minute")) || (key5 === "concurrency")) || (key5 === "allowance_units")) || (key5 === "decision_free_calls")) || (key5 === "decision_shared_calls")) || (key5 === "free_air_daily_budget")) || (key5 === "key_freshness")) || (key5 === "session_lifetime")) || (key5 === "console_link_lifetime")) || (key5 === "lease_ttl")) || (key5 === "settle_wait")) || (key5 === "held_attachment_tokens")) || (key5 === "held_search_tokens"))){
const err8 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/propertyNames/enum",keyword:"enum",params:{allowedValues: schema0.properties.limits.propertyNames.enum},propertyName:key5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid5 = _errs16 === errors;
if(!valid5){
const err9 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/propertyNames",keyword:"propertyNames",params:{propertyName: key5}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
for(const key6 in data6){
if(!(validate23(data6[key6], {instancePath:instancePath+"/limits/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data6,parentDataProperty:key6,rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "object"}};
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
validate0.errors = vErrors;
return errors === 0;
}

export const agentFile = validate25;
const schema11 = {"$id":"AgentFile","type":"object","properties":{"agent":{"$ref":"AgentSettings"},"gateway":{"$ref":"AgentGateway"},"oauth_clients":{"type":"object","additionalProperties":{"$ref":"OauthClient"},"propertyNames":{"enum":["postgres","mysql","sqlite-file","http","mcp-stdio","mcp-http","google-sheets","github","notion","slack"]}},"limits":{"type":"object","additionalProperties":{"$ref":"LimitValue"},"propertyNames":{"enum":["body_size","event_backlog","drain","file_size","project_size","extraction_time","extraction_memory","extracted_text","extracted_pages","unpacked_size","embedding_batch","embedding_pause","query_embedding","vector_scan","nearness","query_answer","openapi_size","check_time","gateway_idle","reader_backlog","turns_at_once","turn_steps","turn_tokens","identical_calls","compaction_at","tool_time","tool_result","query_rows","cell_time","kernel_idle","kernel_memory","cell_output","kernels"]}}},"additionalProperties":false};
const schema12 = {"$id":"AgentSettings","type":"object","properties":{"port":{"type":"integer","minimum":0,"maximum":65535},"home":{"type":"string"}},"additionalProperties":false};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AgentSettings" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "port") || (key0 === "home"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.port !== undefined){
let data0 = data.port;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 65535 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/port",schemaPath:"#/properties/port/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
if(data.home !== undefined){
if(typeof data.home !== "string"){
const err4 = {instancePath:instancePath+"/home",schemaPath:"#/properties/home/type",keyword:"type",params:{type: "string"}};
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
validate26.errors = vErrors;
return errors === 0;
}

const schema13 = {"$id":"AgentGateway","type":"object","properties":{"base_url":{"$ref":"BaseUrl"},"api_key_env":{"$ref":"EnvironmentName"},"model":{"$ref":"ModelId"},"embeddings":{"$ref":"AgentEmbeddings"}},"additionalProperties":false};
const schema14 = {"$id":"AgentEmbeddings","type":"object","required":["model"],"properties":{"model":{"$ref":"ModelId"}},"additionalProperties":false};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AgentEmbeddings" */;
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
for(const key0 in data){
if(!(key0 === "model")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.model !== undefined){
if(!(validate17(data.model, {instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
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
validate32.errors = vErrors;
return errors === 0;
}


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AgentGateway" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "base_url") || (key0 === "api_key_env")) || (key0 === "model")) || (key0 === "embeddings"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.base_url !== undefined){
if(!(validate8(data.base_url, {instancePath:instancePath+"/base_url",parentData:data,parentDataProperty:"base_url",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
if(data.api_key_env !== undefined){
if(!(validate10(data.api_key_env, {instancePath:instancePath+"/api_key_env",parentData:data,parentDataProperty:"api_key_env",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.model !== undefined){
if(!(validate17(data.model, {instancePath:instancePath+"/model",parentData:data,parentDataProperty:"model",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.embeddings !== undefined){
if(!(validate32(data.embeddings, {instancePath:instancePath+"/embeddings",parentData:data,parentDataProperty:"embeddings",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
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
validate28.errors = vErrors;
return errors === 0;
}

const schema15 = {"$id":"OauthClient","type":"object","required":["client_id"],"properties":{"client_id":{"type":"string","minLength":1},"client_secret_env":{"$ref":"EnvironmentName"}},"additionalProperties":false};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="OauthClient" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.client_id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "client_id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "client_id") || (key0 === "client_secret_env"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.client_id !== undefined){
let data0 = data.client_id;
if(typeof data0 === "string"){
if(func0(data0) < 1){
const err2 = {instancePath:instancePath+"/client_id",schemaPath:"#/properties/client_id/minLength",keyword:"minLength",params:{limit: 1}};
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
const err3 = {instancePath:instancePath+"/client_id",schemaPath:"#/properties/client_id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.client_secret_env !== undefined){
if(!(validate10(data.client_secret_env, {instancePath:instancePath+"/client_secret_env",parentData:data,parentDataProperty:"client_secret_env",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
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
validate36.errors = vErrors;
return errors === 0;
}


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AgentFile" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "agent") || (key0 === "gateway")) || (key0 === "oauth_clients")) || (key0 === "limits"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.agent !== undefined){
if(!(validate26(data.agent, {instancePath:instancePath+"/agent",parentData:data,parentDataProperty:"agent",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.gateway !== undefined){
if(!(validate28(data.gateway, {instancePath:instancePath+"/gateway",parentData:data,parentDataProperty:"gateway",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
if(data.oauth_clients !== undefined){
let data2 = data.oauth_clients;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
const _errs6 = errors;
if(!((((((((((key1 === "postgres") || (key1 === "mysql")) || (key1 === "sqlite-file")) || (key1 === "http")) || (key1 === "mcp-stdio")) || (key1 === "mcp-http")) || (key1 === "google-sheets")) || (key1 === "github")) || (key1 === "notion")) || (key1 === "slack"))){
const err1 = {instancePath:instancePath+"/oauth_clients",schemaPath:"#/properties/oauth_clients/propertyNames/enum",keyword:"enum",params:{allowedValues: schema11.properties.oauth_clients.propertyNames.enum},propertyName:key1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid1 = _errs6 === errors;
if(!valid1){
const err2 = {instancePath:instancePath+"/oauth_clients",schemaPath:"#/properties/oauth_clients/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
for(const key2 in data2){
if(!(validate36(data2[key2], {instancePath:instancePath+"/oauth_clients/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key2,rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/oauth_clients",schemaPath:"#/properties/oauth_clients/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.limits !== undefined){
let data4 = data.limits;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key3 in data4){
const _errs11 = errors;
if(!(((((((((((((((((((((((((((((((((key3 === "body_size") || (key3 === "event_backlog")) || (key3 === "drain")) || (key3 === "file_size")) || (key3 === "project_size")) || (key3 === "extraction_time")) || (key3 === "extraction_memory")) || (key3 === "extracted_text")) || (key3 === "extracted_pages")) || (key3 === "unpacked_size")) || (key3 === "embedding_batch")) || (key3 === "embedding_pause")) || (key3 === "query_embedding")) || (key3 === "vector_scan")) || (key3 === "nearness")) || (key3 === "query_answer")) || (key3 === "openapi_size")) || (key3 === "check_time")) || (key3 === "gateway_idle")) || (key3 === "reader_backlog")) || (key3 === "turns_at_once")) || (key3 === "turn_steps")) || (key3 === "turn_tokens")) || (key3 === "identical_calls")) || (key3 === "compaction_at")) || (key3 === "tool_time")) || (key3 === "tool_result")) || (key3 === "query_rows")) || (key3 === "cell_time")) || (key3 === "kernel_idle")) || (key3 === "kernel_memory")) || (key3 === "cell_output")) || (key3 === "kernels"))){
const err4 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/propertyNames/enum",keyword:"enum",params:{allowedValues: schema11.properties.limits.propertyNames.enum},propertyName:key3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid3 = _errs11 === errors;
if(!valid3){
const err5 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/propertyNames",keyword:"propertyNames",params:{propertyName: key3}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
for(const key4 in data4){
if(!(validate23(data4[key4], {instancePath:instancePath+"/limits/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data4,parentDataProperty:key4,rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "object"}};
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
validate25.errors = vErrors;
return errors === 0;
}

