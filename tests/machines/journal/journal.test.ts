import { describe, expect, test } from 'vitest'
import { createActor, matchesState, SimulatedClock } from 'xstate'
import type { JournalEmitted } from '#machines/journal'
import { journalMachine } from '#machines/journal'
import { heldWork } from '../../kit/machines/held-work.ts'

function startJournal() {
  const calls: string[] = []
  const keep = heldWork<void, void>()
  const clear = heldWork<void, void>()
  const clock = new SimulatedClock()
  const emitted: JournalEmitted['type'][] = []
  const actor = createActor(
    journalMachine.provide({ actors: { keep: keep.logic, clear: clear.logic } }),
    { clock },
  )
  actor.on('*', ({ type }) => emitted.push(type))
  actor.subscribe((state) => {
    const call = state.matches('keeping') ? 'keep' : state.matches('clearing') ? 'clear' : null
    if (call && calls.at(-1) !== call) calls.push(call)
  })
  actor.start()
  return {
    clock,
    emitted,
    /** What was begun, in order. */
    calls,
    asked: { keep: keep.asked, clear: clear.asked },
    answer: { keep: () => keep.answer(), clear: () => clear.answer() },
    refuse: {
      keep: () => keep.refuse(new Error('no room')),
      clear: () => clear.refuse(new Error()),
    },
    is: (state: string) => matchesState(state, actor.getSnapshot().value),
    change: () => actor.send({ type: 'document.changed' }),
    settle: () => actor.send({ type: 'document.settled' }),
    leave: () => actor.send({ type: 'page.leaving' }),
  }
}

/** A journal that is writing down a change. */
function keeping() {
  const journal = startJournal()
  journal.change()
  journal.clock.increment(150)
  return journal
}

describe('a journal', () => {
  test('DOC-13 tries again what it could not keep: after a while, and when the page is left', async () => {
    const journal = keeping()
    await journal.refuse.keep()
    expect(journal.is('failing')).toBe(true)

    journal.clock.increment(9_999)
    expect(journal.asked.keep).toHaveLength(1)
    journal.clock.increment(1)
    expect(journal.asked.keep).toHaveLength(2)
    await journal.refuse.keep()
    expect(journal.emitted).toEqual(['failed'])

    journal.leave()
    expect(journal.asked.keep).toHaveLength(3)
    expect(journal.is('failing')).toBe(true)
    await journal.answer.keep()
    expect(journal.is('kept')).toBe(true)
    expect(journal.emitted).toEqual(['failed', 'kept'])
  })

  test('DOC-13 keeps a change within 250 ms, however fast one types on', () => {
    const journal = startJournal()

    for (let ms = 0; ms < 200; ms += 10) {
      journal.change()
      journal.clock.increment(10)
    }

    expect(journal.asked.keep).toHaveLength(1)
  })

  test('DOC-13 keeps a change at once when the page is left', () => {
    const journal = startJournal()
    journal.change()
    journal.leave()

    expect(journal.asked.keep).toHaveLength(1)
  })

  test('DOC-13 keeps what was typed while it kept, when the page is left', () => {
    const journal = keeping()
    journal.change()
    journal.leave()

    expect(journal.asked.keep).toHaveLength(2)
    expect(journal.is('keeping.current')).toBe(true)
  })

  test('DOC-13 says that all is kept when it is, and not before', async () => {
    const journal = keeping()
    expect(journal.emitted).toEqual([])

    await journal.answer.keep()

    expect(journal.emitted).toEqual(['kept'])
  })

  test('DOC-13 does not say so while something newer is not kept', async () => {
    const journal = keeping()
    journal.change()
    await journal.answer.keep()
    expect(journal.emitted).toEqual([])

    journal.clock.increment(150)
    expect(journal.asked.keep).toHaveLength(2)
    await journal.answer.keep()

    expect(journal.emitted).toEqual(['kept'])
  })

  test('has it told when nobody has typed for a moment, not between two keys', async () => {
    const journal = keeping()
    await journal.answer.keep()
    journal.clock.increment(300)
    expect(journal.is('kept.silent')).toBe(true)

    journal.change()
    journal.clock.increment(150)
    await journal.answer.keep()
    journal.clock.increment(399)
    expect(journal.is('kept.told')).toBe(false)

    journal.clock.increment(1)
    expect(journal.is('kept.told')).toBe(true)
  })

  test('DOC-13 keeps what is changed later, too', async () => {
    const journal = keeping()
    await journal.answer.keep()

    journal.change()
    journal.clock.increment(150)
    await journal.answer.keep()

    expect(journal.emitted).toEqual(['kept', 'kept'])
  })

  test('DOC-13 keeps first and clears then, when the server has it all meanwhile', async () => {
    const journal = keeping()

    journal.settle()
    expect(journal.calls).toEqual(['keep', 'clear'])
    await journal.answer.clear()

    expect(journal.is('empty')).toBe(true)
    expect(journal.emitted).toEqual([])
  })

  test('DOC-13 clears what is kept when the server has it', async () => {
    const journal = keeping()
    await journal.answer.keep()

    journal.settle()
    await journal.answer.clear()

    expect(journal.calls).toEqual(['keep', 'clear'])
    expect(journal.is('empty')).toBe(true)
  })

  test('DOC-13 clears nothing away that is typed while it clears', async () => {
    const journal = keeping()
    journal.settle()
    journal.change()
    await journal.answer.clear()

    journal.clock.increment(150)

    expect(journal.calls).toEqual(['keep', 'clear', 'keep'])
  })

  test('clears even what it had no time to keep: an older record may be there', async () => {
    const journal = startJournal()
    journal.change()

    journal.settle()
    journal.clock.increment(1000)

    expect(journal.calls).toEqual(['clear'])
  })

  test('DOC-13 that has no room says so once, and tries again with the next change', async () => {
    const journal = keeping()
    await journal.refuse.keep()
    journal.clock.increment(9_000)

    expect(journal.emitted).toEqual(['failed'])
    expect(journal.asked.keep).toHaveLength(1)

    journal.change()
    journal.clock.increment(150)
    await journal.answer.keep()
    expect(journal.emitted).toEqual(['failed', 'kept'])
  })

  test('that cannot clear is done all the same', async () => {
    const journal = keeping()
    journal.settle()

    await journal.refuse.clear()

    expect(journal.is('empty')).toBe(true)
    expect(journal.emitted).toEqual([])
  })
})
