import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { DocumentCommand, DocumentCommandEmitted } from '#machines/document-command'
import { documentCommandMachine } from '#machines/document-command'
import { Problem } from '#problems'
import { heldWork } from '../../kit/machines/held-work.ts'

function startCommand() {
  const run = heldWork<void, DocumentCommand | null>()
  const emitted: DocumentCommandEmitted[] = []
  const actor = createActor(documentCommandMachine.provide({ actors: { run: run.logic } }))
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  return {
    emitted,
    asked: run.asked,
    answer: () => run.answer(),
    refuse: run.refuse,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    isBusy: () => actor.getSnapshot().hasTag('busy'),
    ask: (command: DocumentCommand) => actor.send({ type: 'user.ask', command }),
    confirm: () => actor.send({ type: 'user.confirm' }),
    cancel: () => actor.send({ type: 'user.cancel' }),
  }
}

function running(what: DocumentCommand = 'delete') {
  const command = startCommand()
  command.ask(what)
  command.confirm()
  return command
}

const asked = ['delete', 'trash', 'unpublish', 'revert'] as const

describe.each(asked)('a command: %s', (what) => {
  test('asks the person first', () => {
    const command = startCommand()

    command.ask(what)

    expect(command.state()).toBe('asking')
    expect(command.context().command).toBe(what)
    expect(command.asked).toEqual([])
  })

  test('can be thought better of', () => {
    const command = startCommand()
    command.ask(what)

    command.cancel()

    expect(command.state()).toBe('idle')
    expect(command.context().command).toBeNull()
    expect(command.asked).toEqual([])
  })

  test('is done when it is confirmed, and told', async () => {
    const command = running(what)
    expect(command.isBusy()).toBe(true)
    expect(command.asked).toEqual([what])

    await command.answer()

    expect(command.state()).toBe('idle')
    expect(command.emitted).toEqual([{ type: 'done', command: what }])
  })
})

describe('a command', () => {
  test.each(['duplicate', 'restore', 'restorePublished'] as const)(
    'that takes nothing away is done without a question: %s',
    async (harmless) => {
      const command = startCommand()

      command.ask(harmless)

      expect(command.asked).toEqual([harmless])
      await command.answer()
      expect(command.emitted).toEqual([{ type: 'done', command: harmless }])
    },
  )

  test('that is refused says why', async () => {
    const command = running()

    await command.refuse(new Problem('access.refused'))

    expect(command.state()).toBe('refused')
    expect(command.context().problem).toMatchObject({ code: 'access.refused' })
    expect(command.emitted).toEqual([])
  })

  test('that is refused can be tried again', async () => {
    const command = running()
    await command.refuse(new Problem('server.unreachable'))

    command.confirm()
    expect(command.context().problem).toBeNull()
    expect(command.asked).toEqual(['delete', 'delete'])

    await command.answer()
    expect(command.emitted).toEqual([{ type: 'done', command: 'delete' }])
  })

  test('that is refused can be given up, and its problem with it', async () => {
    const command = running()
    await command.refuse(new Problem('server.unreachable'))

    command.cancel()

    expect(command.state()).toBe('idle')
    expect(command.context()).toEqual({ command: null, problem: null })
  })

  test('is the only one at a time', () => {
    const command = running()

    command.ask('unpublish')
    command.confirm()

    expect(command.asked).toEqual(['delete'])
  })
})
