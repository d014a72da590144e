import { describe, expect, test } from 'vitest'
import type { SaveIntent } from '#contracts/documents'
import {
  againstCommand,
  againstDiscarding,
  againstSave,
} from '../../../ui/views/document/actions/refusals.ts'
import type { TestDocument } from '../../kit/machines/document.ts'
import {
  failedDocument,
  openDocument,
  savingDocument,
  startDocument,
} from '../../kit/machines/document.ts'

const intents: readonly SaveIntent[] = ['draft', 'publish', 'save']

const moments: readonly [string, () => TestDocument | Promise<TestDocument>][] = [
  ['is loading', () => startDocument()],
  ['is as it was', () => openDocument({ hasDrafts: true })],
  ['was edited', () => edited()],
  ['is being saved', () => savingDocument()],
  ['is being saved while it was typed back', () => typedBack()],
  ['could not be saved', () => failedDocument('failed')],
]

/** There is nothing to save now; the save that is on its way makes it worth another one. */
async function typedBack() {
  const document = await savingDocument()
  document.type('Hello')
  return document
}

async function edited() {
  const document = await openDocument({ hasDrafts: true })
  document.type('Typed')
  return document
}

describe.each(moments)('NAV-8 a document that %s', (_, make) => {
  test('gives a reason for exactly what its machine refuses', async () => {
    const state = (await make()).actor.getSnapshot()

    for (const intent of intents) {
      const isAccepted = state.can({ type: 'user.save', intent })
      expect(againstSave(state, intent).length > 0, intent).toBe(!isAccepted)
    }
    expect(againstDiscarding(state).length > 0).toBe(!state.can({ type: 'user.revert' }))
  })
})

test('NAV-8 a document that is not there yet says so, whatever is asked of it', () => {
  const state = startDocument().actor.getSnapshot()

  expect(againstSave(state, 'publish')).toEqual(['document.refusal.notThere'])
  expect(againstCommand(state, 'unpublish')).toEqual(['document.refusal.notThere'])
})
