/** Length 1, so that the product of two is the cosine between them. Null: there is no such vector. */
export function normalized(values: readonly number[]): Float32Array | null {
  const length = Math.hypot(...values);
  if (!Number.isFinite(length) || length === 0) return null;
  return Float32Array.from(values, (value) => value / length);
}

/** As the database keeps it, and sqlite-vec takes it: floats of 32 bits as they lie in memory, little-endian wherever Node runs. */
export function vectorBytes(vector: Float32Array): Uint8Array {
  return new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength);
}

/** How alike two vectors are: 1 the same, 0 nothing to do with each other. `bytes` is one of as many numbers. */
export function similarity(vector: Float32Array, bytes: Uint8Array): number {
  // A copy, as floats have to begin at a multiple of four.
  const other = new Float32Array(bytes.slice().buffer);
  let sum = 0;
  for (let place = 0; place < vector.length; place++) sum += (vector[place] ?? 0) * (other[place] ?? 0);
  return sum;
}
