/** The driver, as far as this file uses it. */
export interface Driver {
  Pool: new (options: object) => Pool
}

interface Pool {
  on: (event: 'connect' | 'error' | 'remove', listener: (subject: Connection) => void) => unknown
}

interface Connection {
  end: () => Promise<void>
}

/**
 * A driver whose pools can be closed. Payload takes a connection out of its pool for good, so
 * that the pool's own `end` would wait for ever.
 */
export function closable<Pg extends Driver>(pg: Pg): { pg: Pg; close: () => Promise<void> } {
  const connections = new Set<Connection>()

  // Called with `new`, a function makes what it returns.
  function openPool(options: object): Pool {
    const pool = new pg.Pool(options)
    pool.on('connect', (connection) => connections.add(connection))
    pool.on('remove', (connection) => connections.delete(connection))
    // A connection broke while nobody used it. The pool opens another; unheard, this would end the process.
    pool.on('error', () => {})
    return pool
  }

  return {
    pg: { ...pg, Pool: openPool as unknown as Driver['Pool'] },
    close: async () => {
      await Promise.all([...connections].map((connection) => connection.end()))
    },
  }
}
