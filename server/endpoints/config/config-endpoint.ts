import { createHash } from 'node:crypto'
import type { Endpoint } from 'payload'
import type { AdminConfig } from '#contracts/admin-config'
import { adminConfigPath, setupTokenHeader } from '#contracts/admin-config'
import type { AskComponents } from '../../components/find-component.ts'
import type { FirstUserGuard } from '../../features/first-user/first-user-guard.ts'
import type { ConfigMemory } from './signed-in.ts'
import { signedInConfig } from './signed-in.ts'
import { signedOutConfig } from './signed-out.ts'

export interface ConfigEndpointOptions {
  siteName: string
  firstUser: FirstUserGuard
  components: AskComponents
}

/** GET /stateroom/config. The part of the config that this visitor may see, and nothing else. */
export function configEndpoint({
  siteName,
  firstUser,
  components,
}: ConfigEndpointOptions): Endpoint {
  const memory: ConfigMemory = { entities: new Map(), logged: new Set() }
  return {
    path: adminConfigPath,
    method: 'get',
    handler: async (req) => {
      const found = await components(req.payload)
      const config: AdminConfig = req.user
        ? await signedInConfig(req, siteName, found, memory)
        : await signedOutConfig(req, siteName, firstUser, found.find)
      return answerUnlessKnown(req.headers.get('if-none-match'), config)
    },
  }
}

const headers = {
  'cache-control': 'private, no-cache',
  'content-type': 'application/json; charset=utf-8',
  vary: `cookie, authorization, accept-language, ${setupTokenHeader}`,
}

/** 304 where the browser has the same answer already. */
function answerUnlessKnown(known: string | null, config: AdminConfig): Response {
  const body = JSON.stringify(config)
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  return etag === known
    ? new Response(null, { status: 304, headers: { ...headers, etag } })
    : new Response(body, { headers: { ...headers, etag } })
}
