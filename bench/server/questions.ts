import { password } from '../../examples/magazine/seed/people.ts'
import type { ServerProcess } from '../kit/server-process.ts'
import type { ContenderName } from './contenders.ts'
import type { Target } from './fire.ts'

/** What the servers are asked, again and again. */
export interface Question {
  name: string
  path: string
  headers?: Record<string, string>
  /** Without our plugin there is no answer to it. */
  needsPlugin?: boolean
}

export const questions: readonly Question[] = [
  { name: 'list', path: '/api/posts?limit=10&depth=0' },
  {
    name: 'list, two fields',
    path: '/api/posts?limit=10&depth=0&select[title]=true&select[slug]=true',
  },
  {
    name: 'list, asked for in brotli',
    path: '/api/posts?limit=10&depth=0',
    headers: { 'accept-encoding': 'br' },
  },
  { name: 'config', path: '/api/stateroom/config', needsPlugin: true },
]

export const canAnswer = (contender: ContenderName, { needsPlugin = false }: Question): boolean =>
  !needsPlugin || contender !== 'handler'

export const targetOf = (
  { origin }: ServerProcess,
  { headers = {}, path }: Question,
  authorization: string,
): Target => ({ url: origin + path, headers: { authorization, ...headers } })

const person = { email: 'editor@magazine.example', password }

/** Signs in; the header that goes with every question. */
export async function signedIn({ origin }: ServerProcess): Promise<string> {
  const answer = await fetch(`${origin}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(person),
  })
  const token = /payload-token=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1]
  if (!token) throw new Error(`Signing in at ${origin} answered ${answer.status}.`)
  return `JWT ${token}`
}
