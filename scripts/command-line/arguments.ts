import { InvalidArgumentError } from 'commander';

/** @throws InvalidArgumentError, which commander tells */
export function toWholeNumber(value: string): number {
  if (!/^[1-9]\d{0,8}$/.test(value)) throw new InvalidArgumentError('It has to be a whole number from 1 on.');
  return Number(value);
}
