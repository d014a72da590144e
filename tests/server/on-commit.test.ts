import type { Payload } from 'payload'
import { beforeEach, describe, expect, test } from 'vitest'
import type { DatabaseLayer } from '../../server/kit/database-layer.ts'
import { onCommit, onRollback, workOnCommit } from '../../server/kit/on-commit.ts'

let payload: Payload
let layer: DatabaseLayer
let done: string[]

beforeEach(() => {
  payload = {} as Payload
  layer = workOnCommit(payload)
  done = []
})

const by = (transactionID?: string) => ({ payload, transactionID })
const work = (what: string) => () => void done.push(what)
const commit = (id: string, next = async () => {}) => layer.commitTransaction?.(id, next)
const rollBack = (id: string) => layer.rollbackTransaction?.(id, async () => {})

describe('34.1 what waits for a transaction', () => {
  test('is done once it is committed, in order, and no other’s', async () => {
    await onCommit(by('1'), work('first'))
    await onCommit(by('2'), work('another’s'))
    await onCommit(by('1'), work('second'))
    expect(done).toEqual([])

    await commit('1', async () => void done.push('committed'))
    expect(done).toEqual(['committed', 'first', 'second'])
  })

  test('is not done where it is rolled back or cannot be committed', async () => {
    await onCommit(by('1'), work('kept'))
    await onRollback(by('1'), work('taken back'))
    await rollBack('1')
    await onCommit(by('2'), work('kept'))
    await expect(commit('2', () => Promise.reject(new Error('disk full')))).rejects.toThrow()
    await commit('1')
    await commit('2')

    expect(done).toEqual(['taken back'])
  })

  test('of the same name is done once, the last, in its place', async () => {
    await onCommit(by('1'), work('saved'), 'save')
    await onCommit(by('1'), work('unnamed'))
    await onCommit(by('1'), work('unnamed'))
    await onCommit(by('1'), work('saved again'), 'save')
    await commit('1')

    expect(done).toEqual(['unnamed', 'unnamed', 'saved again'])
  })

  test('is done at once where there is none', async () => {
    await onCommit(by(), work('kept'))
    await onRollback(by(), work('taken back'))

    expect(done).toEqual(['kept'])
  })
})
