import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { inProject } from '../../../scripts/kit/root.ts'
import { endWithUs } from '../end-with-us.ts'

export const signIn = { email: 'ada@site.example', password: 'a-long-password' }

const files = {
  'package.json': '{ "name": "site", "private": true, "type": "module" }',
  'stateroom.config.ts': `import { defineConfig } from 'stateroom-admin'
import { posts } from './posts.ts'

export default defineConfig({
  collections: [{ slug: 'users', auth: true, fields: [] }, posts],
})
`,
  'posts.ts': `export const posts = {
  slug: 'posts',
  fields: [
    { name: 'title', type: 'text' },
    {
      name: 'clicks',
      type: 'number',
      admin: { components: { Field: './components/Counter#Counter' } },
    },
  ],
}
`,
  'components/Counter.tsx': `import { useState } from 'react'
import css from './Counter.module.css'

export function Counter() {
  const [count, setCount] = useState(0)
  return (
    <div className={css.box} data-counter>
      <button type="button" onClick={() => setCount(count + 1)}>
        Clicked {count} times
      </button>
      <Inner />
    </div>
  )
}

const Inner = () => {
  const [words, setWords] = useState('')
  return <input aria-label="Inner words" value={words} onChange={(event) => setWords(event.target.value)} />
}
`,
  'components/Counter.module.css': '.box { padding-left: 10px }\n',
  'seed.ts': `export default async (payload) => {
  const signIn = ${JSON.stringify(signIn)}
  await payload.create({ collection: 'users', data: signIn })
  return { signIn }
}
`,
}

/** The built `stateroom dev` over a small site in a folder of its own. */
export class DevServer {
  url = ''
  output = ''
  readonly dir = mkdtempSync(join(tmpdir(), 'stateroom-dev-'))
  readonly child: ChildProcess

  constructor(changed: Readonly<Record<string, string>> = {}) {
    for (const [path, content] of Object.entries({ ...files, ...changed })) {
      mkdirSync(dirname(join(this.dir, path)), { recursive: true })
      writeFileSync(join(this.dir, path), content)
    }
    this.child = spawn(
      process.execPath,
      [inProject('dist/node/cli.js'), 'dev', '--seed', 'seed.ts', '--port', '0'],
      { cwd: this.dir, env: { ...process.env, LC_ALL: 'C' }, stdio: ['ignore', 'pipe', 'pipe'] },
    )
    endWithUs(this.child)
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (part) => {
        this.output += part
      })
    }
  }

  /** Once the terminal says something, what it matched. */
  says(pattern: RegExp): Promise<RegExpExecArray> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(this.output)
        if (found) resolve(found)
      }
      for (const stream of [this.child.stdout, this.child.stderr]) stream?.on('data', look)
      this.child.once('exit', () => reject(new Error(`It ended:\n${this.output}`)))
      look()
    })
  }

  async ready(): Promise<void> {
    const [, url = ''] = await this.says(/ready at (http\S+)/)
    this.url = url
  }

  /** Saves a file as an editor does. */
  edit(path: string, change: (content: string) => string): void {
    const file = join(this.dir, path)
    writeFileSync(file, change(readFileSync(file, 'utf8')))
  }

  async end(signal: NodeJS.Signals = 'SIGINT'): Promise<number | null> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      this.child.kill(signal)
      await once(this.child, 'exit')
    }
    return this.child.exitCode
  }

  async discard(): Promise<void> {
    await this.end()
    rmSync(this.dir, { recursive: true, force: true })
  }
}
