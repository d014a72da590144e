import { expect, test } from 'vitest'
import { isMissing } from '#machines/open-document'
import type { ProblemCode } from '#problems'
import { Problem } from '#problems'
import { startDocument } from '../../kit/machines/document.ts'

test.each<[ProblemCode, boolean]>([
  ['document.notFound', true],
  ['server.routeGone', true],
  ['server.unreachable', false],
])(
  '33.16 DOC-13 what is kept of a document that answers %s is offered to be copied: %s',
  async (code, expected) => {
    const document = startDocument()

    await document.refuse.load(new Problem(code))

    expect(isMissing(document.actor.getSnapshot())).toBe(expected)
  },
)
