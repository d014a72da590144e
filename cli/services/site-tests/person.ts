/** What a request was answered with. */
export interface Answer {
  status: number
  body: Readonly<Record<string, unknown>>
}

/** A request as a person would repeat it. */
export interface AskedRequest {
  role: string
  method: string
  path: string
  body: unknown
  /** null: it was done in the panel, which has no answer of its own. */
  status: number | null
}

/** Somebody at the REST API, with a session of their own. */
export class Person {
  cookie = ''
  /** null: nobody who is signed in. */
  id: string | number | null = null
  login = { name: '', password: '' }
  /** Of the users. */
  collection = ''

  constructor(
    readonly role: string,
    private readonly api: string,
    /** What its documents are read and written in, unless a request says otherwise; null: there is but one. */
    private readonly locale: string | null,
    private readonly record: (request: AskedRequest) => void,
  ) {}

  get(path: string) {
    return this.ask('GET', path)
  }

  async ask(method: string, plain: string, data?: object, file?: File): Promise<Answer> {
    const path = this.inLocale(plain)
    const body = file ? formOf(data, file) : data && JSON.stringify(data)
    const response = await fetch(`${this.api}${path}`, {
      method,
      headers: {
        origin: new URL(this.api).origin,
        ...(this.cookie && { cookie: this.cookie }),
        ...(data && !file && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    })
    const [cookie] = response.headers.getSetCookie()
    if (cookie && response.ok) this.cookie = cookie.split(';')[0] ?? ''
    this.record({ role: this.role, method, path, body: data ?? null, status: response.status })
    return { status: response.status, body: objectIn(await response.text()) }
  }

  private inLocale(path: string): string {
    if (this.locale === null || path.includes('&locale=')) return path
    return `${path}${path.includes('?') ? '&' : '?'}locale=${this.locale}`
  }
}

function formOf(data: object | undefined, file: File): FormData {
  const form = new FormData()
  form.set('_payload', JSON.stringify(data ?? {}))
  form.set('file', file)
  return form
}

function objectIn(text: string): Answer['body'] {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : { value }
  } catch {
    return { text: text.slice(0, 200) }
  }
}

/** Somebody may not do this, which a case of its own compares with the permissions. */
export const isRefused = ({ status }: Answer): boolean => [401, 403, 404].includes(status)

interface Complaint {
  message?: string
  data?: { errors?: readonly { path?: string; message?: string }[] }
}

/** The fields that a refusal names, and why. */
export const refusedFields = ({ errors = [] }: { errors?: unknown }) =>
  (errors as Complaint[]).flatMap(({ data }) =>
    (data?.errors ?? []).map(({ message = '', path = '' }) => ({ path, message })),
  )

/** Why a request was refused, in one line. */
export function reasonIn(body: Answer['body']): string {
  const fields = refusedFields(body)
  if (fields.length > 0) return fields.map(({ message, path }) => `${path}: ${message}`).join('; ')
  if (typeof body.code === 'string' && body.details !== undefined) {
    return `${body.code} ${Object.values(Object(body.details)).join(' ')}`.trim()
  }
  const messages = ((body.errors ?? []) as Complaint[]).map(({ message }) => message ?? '')
  return messages.join('; ') || JSON.stringify(body).slice(0, 200)
}
