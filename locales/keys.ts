import type { ProblemCode } from '#problems'
import type en from './en/access.json'
import type cli from './en/cli.json'
import type records from './en/records.json'

type PluralSuffix = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

export type WithoutPlural<Key> = Key extends `${infer Stem}_${PluralSuffix}` ? Stem : Key

type PanelKey = WithoutPlural<keyof typeof en | keyof typeof records>

/** The name of a text that only the command line says. */
export type CliTextKey = WithoutPlural<keyof typeof cli>

type ProblemKey = Extract<PanelKey | CliTextKey, `problem.${ProblemCode}`>

/** The name of a text. English is the source: a key that is not in `en` does not compile. */
export type TextKey = PanelKey | ProblemKey

/** The text of a problem. Fails to compile when a code in the problems' table has no English text. */
export const problemTextKey = (code: ProblemCode): ProblemKey => `problem.${code}`
