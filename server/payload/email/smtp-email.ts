import { createTransport } from 'nodemailer'
import type { EmailAdapter } from 'payload'
import type { EmailConfig } from '#config-schema/config'

/** A mail server that doesn't answer is given up sooner than by default: somebody waits for a link. */
const timeoutMs = 20_000

/** Sends email over SMTP. */
export function smtpEmail({ from, fromName, smtp }: EmailConfig, siteName: string): EmailAdapter {
  const transport = transportOf(smtp)
  const name = fromName ?? siteName
  return () => ({
    name: 'smtp',
    defaultFromAddress: from,
    defaultFromName: name,
    sendEmail: (message) =>
      // The name is passed as data: a quote in it can't become an address.
      transport.sendMail({ ...message, from: { name, address: from } }),
  })
}

/** Connects and signs in as for an email, and sends none. Answers what is wrong; null: nothing. */
export async function verifySmtp({ smtp }: Pick<EmailConfig, 'smtp'>): Promise<string | null> {
  const transport = transportOf(smtp)
  try {
    await transport.verify()
    return null
  } catch (thrown) {
    return (thrown as Error).message
  } finally {
    transport.close()
  }
}

function transportOf(smtp: EmailConfig['smtp']) {
  const { host, password, port, requireTls = !isThisMachine(host), user } = smtp
  const secure = port === 465
  return createTransport({
    host,
    port,
    secure,
    requireTLS: !secure && requireTls,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    ...(user !== undefined && { auth: { user, pass: password ?? '' } }),
  })
}

const isThisMachine = (host: string): boolean => ['localhost', '127.0.0.1', '::1'].includes(host)
