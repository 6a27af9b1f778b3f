/** A text as numbers: places of its features, with their values. The values' squares add up to 1, so that long and short texts count alike. */
export type Vector = { places: readonly number[]; values: readonly number[] };

/**
 * A matrix of which nearly all values are 0, as compressed sparse rows: the columns and values of row r stand from `starts[r]` up
 * to `starts[r + 1]`. Ten thousand texts take 5 MB; as objects they would take several times as much.
 */
export class SparseMatrix {
  readonly #starts: Int32Array;
  readonly #columns: Int32Array;
  readonly #values: Float32Array;

  constructor(starts: Int32Array, columns: Int32Array, values: Float32Array) {
    this.#starts = starts;
    this.#columns = columns;
    this.#values = values;
  }

  get rows(): number {
    return this.#starts.length - 1;
  }

  /** The same with rows for columns. @param width number of columns */
  transposed(width: number): SparseMatrix {
    const starts = new Int32Array(width + 1);
    for (const column of this.#columns) starts[column + 1] = (starts[column + 1] ?? 0) + 1;
    for (let at = 0; at < width; at += 1) starts[at + 1] = (starts[at + 1] ?? 0) + (starts[at] ?? 0);
    const next = starts.slice();
    const columns = new Int32Array(this.#columns.length);
    const values = new Float32Array(this.#columns.length);
    for (let row = 0; row < this.rows; row += 1)
      this.forEachIn(row, (column, value) => {
        const spot = next[column] ?? 0;
        columns[spot] = row;
        values[spot] = value;
        next[column] = spot + 1;
      });
    return new SparseMatrix(starts, columns, values);
  }

  forEachIn(row: number, each: (column: number, value: number) => void): void {
    const end = this.#starts[row + 1] ?? 0;
    for (let at = this.#starts[row] ?? 0; at < end; at += 1)
      each(this.#columns[at] ?? 0, this.#values[at] ?? 0);
  }
}

/** Builds a matrix row by row, without keeping the rows. */
export class SparseMatrixBuilder {
  readonly #starts = [0];
  readonly #columns: number[] = [];
  readonly #values: number[] = [];

  add({ places, values }: Vector): void {
    for (const place of places) this.#columns.push(place);
    for (const value of values) this.#values.push(value);
    this.#starts.push(this.#columns.length);
  }

  build(): SparseMatrix {
    return new SparseMatrix(
      Int32Array.from(this.#starts),
      Int32Array.from(this.#columns),
      Float32Array.from(this.#values),
    );
  }
}
