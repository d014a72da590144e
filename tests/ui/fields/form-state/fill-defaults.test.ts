import { expect, test } from 'vitest'
import { waitFor } from 'xstate'
import type { DocumentData } from '#contracts/documents'
import { fillDefaults } from '../../../../ui/fields/form-state/fill-defaults.ts'
import { openDocument } from '../../../../ui/gallery/fields/sample-document.ts'

async function filled(values: DocumentData, defaults: DocumentData): Promise<DocumentData> {
  const document = openDocument(values, [])
  await waitFor(document, (state) => state.matches('open'))
  fillDefaults(document, defaults)
  return document.getSnapshot().context.values
}

test('DOC-7 an empty place takes what a function gives it', async () => {
  expect(await filled({ title: 'Mine' }, { code: 'T-1', 'plan.goal': 'x' })).toEqual({
    title: 'Mine',
    code: 'T-1',
    plan: { goal: 'x' },
  })
})

test.each([['typed'], [''], [null], [0], [false]])(
  'R1 what was typed since the question stays: %j',
  async (code) => {
    expect(await filled({ code }, { code: 'T-1' })).toEqual({ code })
  },
)

test('R12 a row is found where it is now, and one that was removed does not come back', async () => {
  const rows = [{ id: 'b' }, { id: 'a' }]

  expect(await filled({ rows }, { 'rows.a.text': 'x', 'rows.gone.text': 'y' })).toEqual({
    rows: [{ id: 'b' }, { id: 'a', text: 'x' }],
  })
})
