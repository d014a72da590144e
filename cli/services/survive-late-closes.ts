/**
 * Node closes the body of an answer once more after its reader has left, in a place where nobody
 * can catch it (nodejs/undici#5715). It means nothing, and must not end the server: everyone else
 * is still using it. Whatever else is thrown there ends the process, as it would without us.
 */
export function surviveLateCloses(): void {
  process.on('uncaughtException', (thrown) => {
    if (!isLateClose(thrown)) throw thrown
  })
}

const isLateClose = (thrown: Error): boolean =>
  'code' in thrown &&
  thrown.code === 'ERR_INVALID_STATE' &&
  thrown.message.endsWith('is already closed')
