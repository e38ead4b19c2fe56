/**
 * What the server does in one step. Each script but those of the free serving has the time as its first value, in
 * milliseconds; empty: the server's own. Keys of an organisation: `rate`, what was taken of its minute (fields `at`,
 * `requests`, `tokens`, and the bounds by which they flow back), and `places`, its requests under way by the time until
 * which each has its place. A key goes when it says nothing any more, a little later than that, since nobody minds.
 */
const prelude = `
local function time()
  if ARGV[1] ~= '' then return tonumber(ARGV[1]) end
  local now = redis.call('time')
  return now[1] * 1000 + math.floor(now[2] / 1000)
end

local function whole(number)
  return string.format('%.0f', number)
end

-- The numbers are those of Bucket.
local one, minute, month = 60000, 60000, 30 * 24 * 3600 * 1000

local function turn(taken, bound, elapsed, newBound)
  taken = math.max(0, taken - math.max(0, elapsed) * bound)
  if newBound == bound then return taken end
  if bound == 0 then return 0 end
  return math.ceil(taken / bound * newBound)
end

local function wait(taken, bound)
  local missing = taken + one - bound * one
  if missing <= 0 then return 0 end
  if bound == 0 then return minute end
  return math.ceil(missing / bound)
end

-- Of the bounds that are given, or of those that hold.
local function read(key, now, requestBound, tokenBound, given)
  local kept = redis.call('hmget', key, 'at', 'requests', 'tokens', 'request_bound', 'token_bound')
  if not kept[1] then return {0, 0, requestBound, tokenBound} end
  local elapsed, oldRequestBound, oldTokenBound = now - kept[1], tonumber(kept[4]), tonumber(kept[5])
  if not given then requestBound, tokenBound = oldRequestBound, oldTokenBound end
  return {
    turn(tonumber(kept[2]), oldRequestBound, elapsed, requestBound),
    turn(tonumber(kept[3]), oldTokenBound, elapsed, tokenBound),
    requestBound,
    tokenBound,
  }
end

local function drained(taken, bound)
  if bound == 0 then return minute end
  return math.min(month, math.ceil(taken / bound))
end

local function write(key, now, rate)
  redis.call('hset', key, 'at', whole(now), 'requests', whole(rate[1]), 'tokens', whole(rate[2]),
    'request_bound', whole(rate[3]), 'token_bound', whole(rate[4]))
  redis.call('pexpire', key, whole(minute + math.max(drained(rate[1], rate[3]), drained(rate[2], rate[4]))))
end

local function keep(places, now, lease, request)
  redis.call('zadd', places, whole(now + lease), request)
end

local function keepKey(places, lease)
  redis.call('pexpire', places, whole(minute + lease))
end
`;

/** Keys: rate, places. Values: time, request, bounds of requests, tokens and places, lease. Answers what `refusalOf` takes. */
export const enter = `${prelude}
local now, request, lease = time(), ARGV[2], tonumber(ARGV[6])
local rate = read(KEYS[1], now, tonumber(ARGV[3]), tonumber(ARGV[4]), true)
redis.call('zremrangebyscore', KEYS[2], '-inf', whole(now))
local requests, tokens = wait(rate[1], rate[3]), wait(rate[2], rate[4])
local hasPlace = redis.call('zcard', KEYS[2]) < tonumber(ARGV[5])
if requests == 0 and tokens == 0 and hasPlace then
  rate[1] = rate[1] + one
  write(KEYS[1], now, rate)
  keep(KEYS[2], now, lease, request)
  keepKey(KEYS[2], lease)
end
return {requests, tokens, hasPlace and 1 or 0}
`;

/** Keys: rate, places. Values: time, request, bounds of requests and tokens when it came in, tokens that it took. */
export const leave = `${prelude}
if redis.call('zrem', KEYS[2], ARGV[2]) == 0 then return 0 end
local now = time()
local rate = read(KEYS[1], now, tonumber(ARGV[3]), tonumber(ARGV[4]), false)
rate[2] = rate[2] + tonumber(ARGV[5]) * one
write(KEYS[1], now, rate)
return 1
`;

/** Key: places. Values: time, lease, requests. A place that was lost while nobody could renew it is there again. */
export const renew = `${prelude}
local now, lease = time(), tonumber(ARGV[2])
for index = 3, #ARGV do keep(KEYS[1], now, lease, ARGV[index]) end
keepKey(KEYS[1], lease)
return 1
`;

/** Key: what is reserved of a day. Values: amount, budget, milliseconds to keep it. */
export const reserveFree = `
if tonumber(redis.call('get', KEYS[1]) or 0) >= tonumber(ARGV[2]) then return 0 end
redis.call('incrby', KEYS[1], ARGV[1])
redis.call('pexpire', KEYS[1], ARGV[3])
return 1
`;

/** Key: what is reserved of a day. Value: difference. Nothing was reserved of a day that is not known. */
export const correctFree = `
if redis.call('exists', KEYS[1]) == 1 then redis.call('incrby', KEYS[1], ARGV[1]) end
return 1
`;
