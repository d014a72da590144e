import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import { inProject } from '../../scripts/kit/root.ts'

/** What a CDN does with who asks for a file: the last one accepts, and never answers. */
export type CdnMood = 'healthy' | 'gone' | 'changed' | 'silent'

/** What somebody has put before the editor's script on a CDN that was changed. */
export const foreignScript = 'globalThis.foreign = true;'

/** The folder of the editor from the build, uploaded to another origin. */
export class EditorCdn {
  mood: CdnMood = 'healthy'
  private readonly server: Server

  private constructor() {
    this.server = createServer(({ url = '' }, answer) => {
      if (this.mood === 'silent') return
      if (this.mood === 'gone') return answer.writeHead(404).end()
      const script = readFileSync(join(folder, basename(url)), 'utf8')
      answer
        .writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' })
        .end(this.mood === 'changed' ? `${foreignScript}${script}` : script)
    })
  }

  static async start(): Promise<EditorCdn> {
    const cdn = new EditorCdn()
    await once(cdn.server.listen(0, '127.0.0.1'), 'listening')
    return cdn
  }

  get address(): string {
    const { port } = this.server.address() as AddressInfo
    return `http://127.0.0.1:${port}/code-editor`
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    this.server.close()
    await once(this.server, 'close')
  }
}

const folder = inProject('dist/admin/assets/code-editor')
