import type { PayloadRequest } from 'payload'
import type { TextAbout } from '../../kit/texts.ts'
import { textsAbout } from '../../kit/texts.ts'

const textOf = textsAbout('refusals')

/** What stands in brackets is part of a sentence. */
export const refusalText = (
  req: PayloadRequest,
  name: TextAbout<'refusals'>,
  { field, reason }: { field: string; reason: string },
): string => textOf(req, name, { field, reason: reason.replace(/\.$/, '') })
