import { BSON } from 'bson'

/** What MongoDB's drivers send and get: messages of BSON, each with a header of four numbers. */
export interface Message {
  id: number
  /** The command, with its database as `$db`. */
  body: BSON.Document
  /** Drivers begin with a message of the oldest kind, before they know what the server speaks. */
  isOld: boolean
}

const headerBytes = 16
const kinds = { oldReply: 1, oldQuery: 2004, message: 2013 }

/** The whole messages in these bytes, and what is left of them. */
export function readMessages(bytes: Buffer): { messages: Message[]; rest: Buffer } {
  const messages: Message[] = []
  let rest = bytes
  while (rest.length >= headerBytes && rest.length >= rest.readInt32LE(0)) {
    const length = rest.readInt32LE(0)
    messages.push(readMessage(rest.subarray(0, length)))
    rest = rest.subarray(length)
  }
  return { messages, rest }
}

function readMessage(bytes: Buffer): Message {
  const id = bytes.readInt32LE(4)
  const kind = bytes.readInt32LE(12)
  if (kind === kinds.message) return { id, body: readSections(bytes), isOld: false }
  if (kind !== kinds.oldQuery) throw new Error(`A message of kind ${kind} is not understood.`)
  const endOfName = bytes.indexOf(0, headerBytes + 4)
  return {
    id,
    body: { ...BSON.deserialize(bytes.subarray(endOfName + 9)), $db: 'admin' },
    isOld: true,
  }
}

/** One section is the command; the others are lists of it, such as the documents of an insert. */
function readSections(bytes: Buffer): BSON.Document {
  let body: BSON.Document = {}
  const lists: Record<string, BSON.Document[]> = {}
  let at = headerBytes + 4
  while (at < bytes.length) {
    const kind = bytes[at]
    const size = bytes.readInt32LE(at + 1)
    const section = bytes.subarray(at + 1, at + 1 + size)
    at += 1 + size
    if (kind === 0) body = BSON.deserialize(section)
    else Object.assign(lists, readList(section))
  }
  return { ...body, ...lists }
}

function readList(section: Buffer): Record<string, BSON.Document[]> {
  const endOfName = section.indexOf(0, 4)
  const documents = []
  let at = endOfName + 1
  while (at < section.length) {
    const size = section.readInt32LE(at)
    documents.push(BSON.deserialize(section.subarray(at, at + size)))
    at += size
  }
  return { [section.toString('utf8', 4, endOfName)]: documents }
}

/** The bytes of an answer. */
export function reply({ id, isOld }: Message, body: BSON.Document): Buffer {
  const document = BSON.serialize(body, { ignoreUndefined: true })
  // Old: flags, a cursor that there is none of, from the first, one. New: flags, and the kind of its section.
  const before = isOld ? Buffer.alloc(20) : Buffer.alloc(5)
  if (isOld) before.writeInt32LE(1, 16)
  const header = Buffer.alloc(headerBytes)
  header.writeInt32LE(headerBytes + before.length + document.length, 0)
  header.writeInt32LE(id, 8)
  header.writeInt32LE(isOld ? kinds.oldReply : kinds.message, 12)
  return Buffer.concat([header, before, document])
}
