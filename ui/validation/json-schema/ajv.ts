import { mistakeIn } from './mistake.ts'

/** Stands in the browser for the library of that name, as far as Payload's rule for JSON uses it. */
export default class Ajv {
  #sentence = 'No errors'

  validate(schema: object, value: unknown): boolean {
    const mistake = mistakeIn(value, schema)
    this.#sentence = mistake ? `data${mistake.pointer} ${mistake.sentence}` : 'No errors'
    return mistake === null
  }

  errorsText(): string {
    return this.#sentence
  }
}
