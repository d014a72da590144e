import type { AddressInfo, Socket } from 'node:net'
import { createServer } from 'node:net'
import type { BSON } from 'bson'
import { commands } from './commands.ts'
import { Failure } from './failure.ts'
import { Blocked, Store, Transaction } from './store.ts'
import { serverNow } from './update.ts'
import type { Message } from './wire.ts'
import { readMessages, reply } from './wire.ts'

interface Kind {
  /** As one server of a replica set, which has transactions. */
  hasTransactions: boolean
}

/**
 * Stands for a MongoDB where there is none: speaks its protocol, and knows as much of it as Payload's
 * adapter asks for.
 */
export async function startMongodb({ hasTransactions }: Kind) {
  const store = new Store()
  const sessions = new Map<string, Transaction>()
  const cursors = new Map<string, BSON.Document[]>()
  const sockets = new Set<Socket>()

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    let bytes = Buffer.alloc(0)
    socket.on('data', async (part) => {
      const { messages, rest } = readMessages(Buffer.concat([bytes, part]))
      bytes = Buffer.from(rest)
      for (const message of messages) socket.write(reply(message, await answer(message)))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const hello = greeting(host, hasTransactions)

  async function answer(message: Message): Promise<BSON.Document> {
    const [name = ''] = Object.keys(message.body)
    if (/^(hello|ismaster)$/i.test(name)) return { ...hello, localTime: serverNow() }
    for (;;) {
      try {
        return { ok: 1, ...carryOut(name, message.body) }
      } catch (thrown) {
        if (!(thrown instanceof Blocked)) return refusal(thrown)
        await thrown.ended
      }
    }
  }

  function carryOut(name: string, command: BSON.Document): BSON.Document {
    if (name === 'commitTransaction' || name === 'abortTransaction') return end(name, command)
    const carry = commands[name]
    if (!carry) throw new Failure(59, 'CommandNotFound', `no such command: '${name}'`)
    const place = `${command.$db}.${command.collection ?? command[name]}`
    const transaction = transactionOf(command)
    if (!transaction) return carry({ store, view: store, place, command, cursors })
    // What fails in a transaction ends it, and nothing of it is kept.
    const drop = () => {
      sessions.delete(sessionKey(command))
      transaction.end()
    }
    try {
      const said = carry({ store, view: transaction, place, command, cursors })
      if (said.writeErrors) drop()
      return said
    } catch (thrown) {
      drop()
      throw thrown
    }
  }

  function transactionOf(command: BSON.Document): Transaction | undefined {
    if (command.autocommit !== false) return undefined
    const key = sessionKey(command)
    if (command.startTransaction) sessions.set(key, new Transaction(store))
    const transaction = sessions.get(key)
    if (!transaction) throw noTransaction()
    return transaction
  }

  function end(name: string, command: BSON.Document): BSON.Document {
    const key = sessionKey(command)
    const transaction = sessions.get(key)
    sessions.delete(key)
    if (!transaction) throw noTransaction()
    if (name === 'commitTransaction') transaction.commit()
    else transaction.end()
    return {}
  }

  return {
    url: (database: string) =>
      `mongodb://${host}/${database}${hasTransactions ? '?replicaSet=rs0' : ''}`,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const greeting = (host: string, hasTransactions: boolean): BSON.Document => ({
  ok: 1,
  isWritablePrimary: true,
  ismaster: true,
  helloOk: true,
  minWireVersion: 0,
  maxWireVersion: 21,
  maxBsonObjectSize: 16_777_216,
  maxMessageSizeBytes: 48_000_000,
  maxWriteBatchSize: 100_000,
  ...(hasTransactions && {
    setName: 'rs0',
    hosts: [host],
    me: host,
    primary: host,
    logicalSessionTimeoutMinutes: 30,
  }),
})

const sessionKey = ({ lsid, txnNumber }: BSON.Document): string =>
  `${lsid?.id?.toString('hex')} ${txnNumber}`

const noTransaction = () =>
  new Failure(251, 'NoSuchTransaction', 'There is no such transaction.', {
    errorLabels: ['TransientTransactionError'],
  })

/** Also of what this server has no words for: a test shall see it. */
const refusal = (thrown: unknown): BSON.Document =>
  thrown instanceof Failure
    ? thrown.answer
    : { ok: 0, code: 2, codeName: 'BadValue', errmsg: String(thrown) }
