/** A layer of long short-term memory (Hochreiter and Schmidhuber 1997) in one direction; gates in the order input, forget, cell, output. */
export interface LstmLayer {
  /** 4 × hidden rows of `input` numbers. */
  inputWeights: Float32Array;
  /** 4 × hidden rows of `hidden` numbers. */
  hiddenWeights: Float32Array;
  /** 4 × hidden numbers. */
  bias: Float32Array;
}

const sigmoid = (value: number) => 1 / (1 + Math.exp(-value));

/**
 * Adds `matrix` (rows of `width` numbers) times the `width` numbers of `vector` from `start` to `sums`, from `into`. Four rows
 * at a time, as sums that wait for each other take three times as long.
 */
export function addProduct(
  matrix: Float32Array,
  vector: Float32Array,
  start: number,
  width: number,
  sums: Float32Array,
  into: number,
): void {
  const rows = matrix.length / width;
  const read = (values: Float32Array, at: number) => values[at] as number;
  let row = 0;
  for (; row + 4 <= rows; row += 4) {
    const first = row * width;
    let [one, two, three, four] = [0, 0, 0, 0];
    for (let column = 0; column < width; column += 1) {
      const value = read(vector, start + column);
      one += read(matrix, first + column) * value;
      two += read(matrix, first + width + column) * value;
      three += read(matrix, first + 2 * width + column) * value;
      four += read(matrix, first + 3 * width + column) * value;
    }
    sums[into + row] = read(sums, into + row) + one;
    sums[into + row + 1] = read(sums, into + row + 1) + two;
    sums[into + row + 2] = read(sums, into + row + 2) + three;
    sums[into + row + 3] = read(sums, into + row + 3) + four;
  }
  for (; row < rows; row += 1) {
    let sum = 0;
    for (let column = 0; column < width; column += 1)
      sum += read(matrix, row * width + column) * read(vector, start + column);
    sums[into + row] = read(sums, into + row) + sum;
  }
}

/**
 * What a layer makes of a row of inputs, each of `width` numbers.
 * @returns `hidden` numbers for each input, in the order of the inputs, whichever direction they are read in
 */
export function runLayer(
  { inputWeights, hiddenWeights, bias }: LstmLayer,
  inputs: Float32Array,
  width: number,
  isBackward: boolean,
): Float32Array {
  const hidden = bias.length / 4;
  const count = inputs.length / width;
  const outputs = new Float32Array(count * hidden);
  const cell = new Float32Array(hidden);
  let state = new Float32Array(hidden);
  const gates = new Float32Array(4 * hidden);
  for (let step = 0; step < count; step += 1) {
    const at = isBackward ? count - 1 - step : step;
    gates.set(bias);
    addProduct(inputWeights, inputs, at * width, width, gates, 0);
    addProduct(hiddenWeights, state, 0, hidden, gates, 0);
    for (let unit = 0; unit < hidden; unit += 1) {
      const [input, forget] = [gates[unit] as number, gates[hidden + unit] as number];
      const [candidate, output] = [gates[2 * hidden + unit] as number, gates[3 * hidden + unit] as number];
      const value = sigmoid(forget) * (cell[unit] as number) + sigmoid(input) * Math.tanh(candidate);
      cell[unit] = value;
      outputs[at * hidden + unit] = sigmoid(output) * Math.tanh(value);
    }
    state = outputs.slice(at * hidden, (at + 1) * hidden);
  }
  return outputs;
}
