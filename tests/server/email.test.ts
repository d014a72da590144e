import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProblemData } from '#problems'
import type { Mailbox } from '../kit/mailbox.ts'
import { linkIn, openMailbox } from '../kit/mailbox.ts'
import type { TestServer } from './kit/serve.ts'
import { admin, serve } from './kit/serve.ts'
import { aSite } from './kit/site.ts'

const login = { user: 'harbour', password: 'salt & "tide"' }

const forgot = ({ send }: TestServer) =>
  send('POST', '/api/users/forgot-password', { email: admin.email })

const sendsEmail = async ({ ask }: TestServer) =>
  (await (await ask('/api/stateroom/config')).json()).sendsEmail

describe('a site with a mail server', () => {
  let mailbox: Mailbox
  let server: TestServer

  beforeAll(async () => {
    mailbox = await openMailbox(login)
    const smtp = { host: '127.0.0.1', port: mailbox.port, ...login }
    server = await serve(
      aSite({ siteName: 'Harbour "News"', email: { from: 'news@site.example', smtp } }),
    )
  })
  afterAll(async () => {
    await server.close()
    await mailbox.close()
  })

  test('NAV-2 sends a link to the panel, in its own name', async () => {
    expect((await forgot(server)).status).toBe(200)

    const letter = await mailbox.next(admin.email)
    expect(linkIn(letter)).toMatch(
      new RegExp(`^http://127.0.0.1:${server.port}/admin/reset/[0-9a-f]{40}$`),
    )
    expect(letter.content).toMatch(/^From: "Harbour \\"News\\"" <news@site\.example>\r?$/m)
    expect(await sendsEmail(server)).toBe(true)
  })
})

describe('a link never leads to a host that somebody made up', () => {
  const askedBy = (port: number, host: string) =>
    new Promise<number>((resolve) => {
      const headers = { host, 'content-type': 'application/json' }
      const path = '/api/users/forgot-password'
      request({ port, host: '127.0.0.1', method: 'POST', path, headers }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
      }).end(JSON.stringify({ email: admin.email }))
    })

  test.each([
    ['a name of somebody else', 'evil.example', 421],
    ['an address that the config does not list', '10.1.2.3', 200],
  ])('NAV-2 PERM-2 asked by %s', async (_what, host, status) => {
    const lines: string[] = []
    const server = await serve(aSite(), { log: (line) => lines.push(line) })
    expect(await askedBy(server.port, host)).toBe(status)
    // What is sent afterwards is not ended by the close.
    await server.close()

    expect(lines.join('\n')).not.toContain('/reset/')
    expect(lines.join('\n')).not.toContain(host)
  })

  test('NAV-2 a server in production that does not know its address says so at its start', async () => {
    const problems: ProblemData[] = []
    const smtp = { host: '127.0.0.1', port: 1, ...login }
    const server = await serve(aSite({ email: { from: 'news@site.example', smtp } }), {
      isProduction: true,
      warn: (problem) => problems.push(problem),
    })
    await server.close()

    expect(problems).toMatchObject([{ code: 'email.noAddress' }])
  })
})

describe('a site without one', () => {
  test('prints the link while it is developed', async () => {
    const lines: string[] = []
    const problems: ProblemData[] = []
    const server = await serve(aSite(), {
      log: (line) => lines.push(line),
      warn: (problem) => problems.push(problem),
    })
    expect(await sendsEmail(server)).toBe(true)
    await forgot(server)
    await server.close()

    expect(lines.join('\n')).toMatch(/Email to ada@site\.example: Reset Your Password/)
    expect(lines.join('\n')).toMatch(/http:\/\/127\.0\.0\.1:\d+\/admin\/reset\/[0-9a-f]{40}/)
    expect(problems).toEqual([])
  })

  test('says so at its start in production, offers no reset and prints no link', async () => {
    const lines: string[] = []
    const problems: ProblemData[] = []
    const server = await serve(aSite(), {
      publicUrl: 'https://harbour.example',
      log: (line) => lines.push(line),
      warn: (problem) => problems.push(problem),
    })
    expect(problems).toMatchObject([{ code: 'email.off' }])
    expect(await sendsEmail(server)).toBeUndefined()
    expect((await forgot(server)).status).toBe(200)
    await server.close()

    expect(lines.join('\n')).not.toContain('/reset/')
  })
})

test('an adapter of Payload’s takes its place', async () => {
  const subjects: string[] = []
  const adapter = () => ({
    name: 'own',
    defaultFromAddress: 'own@site.example',
    defaultFromName: 'Own',
    sendEmail: async ({ subject }: { subject?: string | undefined }) => {
      subjects.push(String(subject))
    },
  })
  const server = await serve(aSite({ email: Promise.resolve(adapter) }))
  expect(await sendsEmail(server)).toBe(true)
  await forgot(server)
  await server.close()

  expect(subjects).toEqual(['Reset Your Password'])
})
