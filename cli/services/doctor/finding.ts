import { problemTextKey } from '#locales'
import type { Problem } from '#problems'
import type { Texts } from '../../kit/texts.ts'

export type FindingState = 'ok' | 'warning' | 'wrong'

/** What a look at one part of a project has found, with what to do. */
export interface Finding {
  /** Stable, for scripts. */
  check: string
  state: FindingState
  message: string
}

export const finding = (check: string, state: FindingState, message: string): Finding => ({
  ...{ check, state, message },
})

/** A problem that the command would end with elsewhere. */
export const problemFinding = (
  check: string,
  { code, details }: Problem,
  text: Texts,
  state: FindingState = 'wrong',
): Finding => finding(check, state, text(problemTextKey(code), details))
