import type { Comment, CommentAnchor, DocumentThreads, Thread } from '#contracts/comments'
import { commentsPath } from '#contracts/comments'
import type { Json } from '#contracts/documents'
import { idempotencyHeader } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import type { ProblemCode } from '#problems'
import type { Person } from './person.ts'
import type { ServerAnswer, ServerRequest } from './requests.ts'
import { answerOf } from './requests.ts'

export interface StoredComment {
  id: string
  /** The document's slug and ID. */
  about: string
  /** null: it begins one. */
  thread: string | null
  anchor: CommentAnchor
  text: string
  author: Person
  /** ms. */
  at: number
  editedAt: number | null
  isRemoved: boolean
  resolved: { by: Person; at: number } | null
}

interface Around {
  now(): number
  isThere(about: string): boolean
  /** It was written, as it is now, or it's gone. */
  commented(about: string, by: Person): void
  worded(comment: StoredComment): void
}

/** What the server knows of comments, as `server/endpoints/comments` does. */
export class ModelComments {
  readonly #around: Around
  readonly #done = new Map<string, string>()
  #comments: StoredComment[] = []
  #count = 0
  #last = 0

  constructor(around: Around) {
    this.#around = around
  }

  get all(): readonly StoredComment[] {
    return this.#comments
  }

  /** A document takes its comments along. */
  forget(about: string): void {
    this.#comments = this.#comments.filter((one) => one.about !== about)
  }

  answer(request: ServerRequest, person: Person): ServerAnswer {
    const { body, method, path, query } = request
    const id = path.slice(commentsPath.length + 1)
    const asked = isRecord(body) ? body : {}
    if (id === '') {
      const { collectionSlug, id } = method === 'GET' ? query : asked
      const about = `${collectionSlug}/${id}`
      if (!this.#around.isThere(about)) return refused('document.notFound', 404)
      return method === 'GET'
        ? answerOf(200, this.threads(about, person) as unknown as Json)
        : this.#begin(request, about, person)
    }
    const comment = this.#comments.find((one) => one.id === id)
    if (!comment) return refused('comment.gone', 404)
    if (method === 'POST') return this.#reply(request, comment, person)
    if (method === 'DELETE') return this.#delete(comment, person)
    return 'isResolved' in asked
      ? this.#resolve(comment, asked.isResolved === true, person)
      : this.#edit(comment, String(asked.text), person)
  }

  threads(about: string, person: Person): DocumentThreads {
    const threads = this.#comments
      .filter((one) => one.about === about && one.thread === null)
      .map((first) => this.#shown(first, person))
      .reverse()
    return { threads, mayComment: true, mayResolve: true, mayDeleteAny: true }
  }

  #begin(request: ServerRequest, about: string, author: Person): ServerAnswer {
    const { anchor, text } = request.body as unknown as { anchor: CommentAnchor; text: string }
    const scope = `${about} comment`
    return this.#once(request, author, scope, () => this.#add({ about, anchor, text, author }))
  }

  #reply(request: ServerRequest, comment: StoredComment, author: Person): ServerAnswer {
    const { text } = request.body as unknown as { text: string }
    const { about } = comment
    const thread = comment.thread ?? comment.id
    return this.#once(request, author, `${about} reply ${thread}`, () => {
      this.#add({ about, thread, text, author })
      return thread
    })
  }

  #once(
    { headers }: ServerRequest,
    person: Person,
    scope: string,
    write: () => string,
  ): ServerAnswer {
    const key = JSON.stringify([person.id, scope, headers[idempotencyHeader]])
    const thread = this.#done.get(key) ?? write()
    this.#done.set(key, thread)
    return this.#told(thread, person, 201)
  }

  #add(
    given: Pick<StoredComment, 'about' | 'text' | 'author'> &
      Partial<Pick<StoredComment, 'thread' | 'anchor'>>,
  ): string {
    this.#count += 1
    const comment: StoredComment = {
      ...{ thread: null, anchor: {}, editedAt: null, isRemoved: false, resolved: null },
      ...{ ...given, id: `comment-${this.#count}`, at: this.#moment() },
    }
    this.#comments.push(comment)
    this.#around.worded(comment)
    this.#around.commented(comment.about, comment.author)
    return comment.id
  }

  #edit(comment: StoredComment, text: string, person: Person): ServerAnswer {
    if (comment.author.id !== person.id) return refused('access.refused', 403)
    if (comment.isRemoved) return refused('comment.gone', 404)
    if (comment.text !== text) {
      Object.assign(comment, { text, editedAt: this.#moment() })
      this.#around.worded(comment)
    }
    this.#around.commented(comment.about, person)
    return this.#told(comment.thread ?? comment.id, person)
  }

  #resolve(comment: StoredComment, isResolved: boolean, by: Person): ServerAnswer {
    if (comment.thread !== null) return refused('comment.gone', 404)
    if ((comment.resolved !== null) !== isResolved) {
      comment.resolved = isResolved ? { by, at: this.#moment() } : null
    }
    this.#around.commented(comment.about, by)
    return this.#told(comment.id, by)
  }

  #delete(comment: StoredComment, person: Person): ServerAnswer {
    const thread = comment.thread ?? comment.id
    if (comment.thread === null) Object.assign(comment, { isRemoved: true, text: '' })
    else this.#remove(comment)
    const [first, ...replies] = this.#of(thread)
    if (first?.isRemoved && replies.length === 0) this.#remove(first)
    this.#around.commented(comment.about, person)
    return this.#told(thread, person)
  }

  #remove(comment: StoredComment): void {
    this.#comments = this.#comments.filter((one) => one !== comment)
  }

  #told(thread: string, person: Person, status = 200): ServerAnswer {
    const [first] = this.#of(thread)
    return answerOf(status, first ? (this.#shown(first, person) as unknown as Json) : null)
  }

  #of = (thread: string): StoredComment[] =>
    this.#comments.filter((one) => one.id === thread || one.thread === thread)

  #shown(first: StoredComment, person: Person): Thread {
    const { anchor, id, resolved } = first
    return {
      id,
      anchor,
      comments: this.#of(id).map((one) => shownTo(one, person)),
      resolved: resolved && { by: named(resolved.by), at: iso(resolved.at) },
    }
  }

  /** Each has a time of its own. */
  #moment(): number {
    this.#last = Math.max(this.#around.now(), this.#last + 1)
    return this.#last
  }
}

function shownTo({ id, at, author, editedAt, isRemoved, text }: StoredComment, person: Person) {
  const about = { id, by: named(author), isMine: author.id === person.id, at: iso(at) }
  const comment: Comment = isRemoved
    ? { ...about, text: '', mentions: [], editedAt: null, isDeleted: true }
    : { ...about, text, mentions: [], editedAt: editedAt === null ? null : iso(editedAt) }
  return comment
}

const iso = (ms: number): string => new Date(ms).toISOString()

const named = ({ id, email }: Person) => ({ id, collection: 'users', title: email })

const refused = (code: ProblemCode, status: number): ServerAnswer =>
  answerOf(status, { errors: [{ message: code }], code, details: {} })
