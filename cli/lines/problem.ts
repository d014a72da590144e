import type { ProblemData } from '#config-schema'
import { problemTextKey } from '#locales'
import type { Texts } from '../texts.ts'

/** A problem as people read it, with the name that was probably meant and those there are. */
export function problemLine(
  { code, details }: Pick<ProblemData, 'code' | 'details'>,
  text: Texts,
): string {
  const { available, nearest } = details
  const key = problemTextKey(code)
  const said = text(key, details)
  // Some texts name it themselves.
  const isNamed = said !== text(key, { ...details, nearest: '' })
  return [
    said,
    ...(nearest === undefined || isNamed ? [] : [text('cli.didYouMean', { nearest })]),
    ...(available === undefined ? [] : [text('cli.available', { available })]),
  ].join(' ')
}
