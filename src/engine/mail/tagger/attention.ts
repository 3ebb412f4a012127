import { addProduct } from './lstm.ts';

/** A linear layer: rows of weights, and a number for each row. */
export interface Linear {
  weights: Float32Array;
  bias: Float32Array;
}

/** What each word reads of the others (Vaswani et al. 2017), and what is made of that and of the word itself. */
export interface AttentionLayer {
  query: Linear;
  key: Linear;
  value: Linear;
  compared: Linear;
}

const HEADS = 4;
/** Words to each side that are read. */
const REACH = 80;

/** Numbers of each word, of which each has `width`, times the layer. */
export function applyLinear({ weights, bias }: Linear, states: Float32Array, width: number): Float32Array {
  const count = states.length / width;
  const made = new Float32Array(count * bias.length);
  for (let at = 0; at < count; at += 1) {
    made.set(bias, at * bias.length);
    addProduct(weights, states, at * width, width, made, at * bias.length);
  }
  return made;
}

/** Adds to `sums`, from `into`, the numbers of `values` at each place, times its share. */
function addShares(
  shares: readonly number[],
  values: Float32Array,
  { from, size, stride }: { from: number; size: number; stride: number },
  sums: Float32Array,
  into: number,
): void {
  for (const [index, share] of shares.entries())
    for (let unit = 0; unit < size; unit += 1)
      sums[into + unit] = (sums[into + unit] ?? 0) + share * (values[from + index * stride + unit] ?? 0);
}

/** Of scores, shares that are 1 together. */
export function toShares(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

/** @returns for each word as many numbers as `compared` has rows */
export function attend(layer: AttentionLayer, states: Float32Array, width: number): Float32Array {
  const [queries, keys, values] = [layer.query, layer.key, layer.value].map((linear) =>
    applyLinear(linear, states, width),
  ) as [Float32Array, Float32Array, Float32Array];
  const stride = layer.query.bias.length;
  const size = stride / HEADS;
  const count = states.length / width;
  const joined = new Float32Array(count * (width + stride));
  for (let at = 0; at < count; at += 1) {
    const into = at * (width + stride);
    joined.set(states.subarray(at * width, (at + 1) * width), into);
    const first = Math.max(0, at - REACH);
    const last = Math.min(count - 1, at + REACH);
    for (let head = 0; head < HEADS; head += 1) {
      const scores: number[] = [];
      for (let other = first; other <= last; other += 1) {
        let score = 0;
        for (let unit = head * size; unit < (head + 1) * size; unit += 1)
          score += (queries[at * stride + unit] ?? 0) * (keys[other * stride + unit] ?? 0);
        scores.push(score / Math.sqrt(size));
      }
      const place = { from: first * stride + head * size, size, stride };
      addShares(toShares(scores), values, place, joined, into + width + head * size);
    }
  }
  return applyLinear(layer.compared, joined, width + stride).map((value) => Math.max(0, value));
}
