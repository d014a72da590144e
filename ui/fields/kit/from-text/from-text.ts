import type { Json } from '#contracts/documents'
import type { Ways } from '../../../client/import/index.ts'

/** The value that a text in a file means; throws a Problem where it means none. */
export type FromText<Field> = (text: string, field: Field, ways: Ways) => Json
