/**
 * Errors that are thrown where nobody can catch them, and mean nothing for anyone else: they must not
 * end the server. Whatever else is thrown there ends the process, as it would without us.
 */
export function surviveStrays(): void {
  process.on('uncaughtException', (thrown) => {
    if (!isLateClose(thrown) && !isFileOfRefusedForm(thrown)) throw thrown
  })
}

/** Node closes the body of an answer once more after its reader has left (nodejs/undici#5715). */
const isLateClose = (thrown: Error): boolean =>
  'code' in thrown &&
  thrown.code === 'ERR_INVALID_STATE' &&
  thrown.message.endsWith('is already closed')

/**
 * Payload refuses a form with too long or too many fields, and gives up on it while a file of it
 * arrives, whose error nobody listens for. The request has its answer.
 */
const isFileOfRefusedForm = ({ message, stack = '' }: Error): boolean =>
  message === 'Unexpected end of file' && /[\\/]busboy[\\/]/.test(stack)
