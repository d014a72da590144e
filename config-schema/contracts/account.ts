/** Below `{api}`; `GET` tells where one is signed in oneself, `POST` ends some of that. */
export const sessionsPath = '/stateroom/sessions'

export interface AccountSession {
  id: string
  /** null: it is from before the server kept that. */
  createdAt: string | null
  expiresAt: string
  /** What the browser that it began in calls itself; null: nobody noted that. */
  agent: string | null
  /** The one that asks. */
  isCurrent: boolean
}

/** The one that asks first, then the newest; null: the site keeps no sessions. */
export interface SessionsAnswer {
  sessions: readonly AccountSession[] | null
}

/** All but the one that asks, or one of the others. */
export interface EndSessionsRequest {
  end: 'others' | AccountSession['id']
}

/**
 * Below `{api}`; `GET` tells whether one has an API key oneself, `POST` makes one in place of an
 * earlier one, `DELETE` revokes it. Both are asked with the current password.
 */
export const apiKeyPath = '/stateroom/api-key'

/** `off`: the site has none, or this user may not. */
export type ApiKeyState = 'off' | 'none' | 'set'

export interface ApiKeyAnswer {
  state: ApiKeyState
}

/** The only time that the key is told: the server keeps it encrypted. */
export interface NewApiKey {
  apiKey: string
}

/** What a request that concerns one's own account calls the password that one has now. */
export const currentPasswordField = 'current-password'
