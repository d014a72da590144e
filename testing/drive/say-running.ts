import { inWords } from '../in-words.ts'

/** A piece of work that goes on, in words: `save {"title":"New"}`. */
export const sayRunning = ({ work, input }: { work: string; input: unknown }): string =>
  input === undefined ? work : `${work} ${inWords(input)}`
