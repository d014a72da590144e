import { problemTextKey } from '#locales'
import type { ProblemData } from '#problems'
import type { Texts } from '../kit/texts.ts'

/** A problem as people read it, with the name that was probably meant and those there are. */
export function problemLine(
  { code, details }: Pick<ProblemData, 'code' | 'details'>,
  text: Texts,
): string {
  const { available, nearest } = details
  return [
    text(problemTextKey(code), details),
    ...(nearest === undefined ? [] : [text('cli.didYouMean', { nearest })]),
    ...(available === undefined ? [] : [text('cli.available', { available })]),
  ].join(' ')
}
