// Payload hashes a password in 600,000 rounds: a seventh of all that the servers of the tests did.
// One round is enough where nobody attacks. Whoever counts the rounds still sees those asked for.
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

const { pbkdf2 } = crypto

crypto.pbkdf2 = (password, salt, _rounds, ...rest) => pbkdf2(password, salt, 1, ...rest)
syncBuiltinESMExports()
