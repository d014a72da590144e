/** The first that attackers try, in lower case and without what people append. */
const common: ReadonlySet<string> = new Set(
  `abc abcd abcde abcdef abcdefg abcdefgh access admin administrator america amanda andrea andrew angel
  anthony apple arsenal asdf asdfg asdfgh asdfghjk asdfghjkl ashley austin azerty bailey banana barney
  baseball basketball batman berlin biteme blink buster butterfly changeme charlie cheese chelsea chicken
  chocolate computer cookie dallas daniel default dragon football freedom fuckyou gandalf george ginger
  guest guitar hallo hallowelt hammer hannah harley hello helloworld hunter iloveyou internet jennifer
  jessica jordan joshua killer letmein liverpool login london lovely maggie manchester marina master
  matrix matthew maverick mercedes merlin michael michelle monkey mustang mypassword nicole ninja
  nothing oliver pass passwd passwort password passwordpassword patrick pepper pokemon princess purple
  q1w2e3r4 q1w2e3r4t5 qazwsx qazwsxedc querty qwer qwert qwerty qwertyu qwertyui qwertyuiop qwertz
  qwertzuiop ranger robert root samsung schalke secret shadow silver soccer starwars summer sunshine
  superman superuser sweety taylor test testtest thomas thunder tigger trustno trustnoone user welcome
  whatever willkommen winter yankees zaq1zaq1 zaq12wsx zxcvbn zxcvbnm 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx
  a1b2c3 a1b2c3d4 aa123456 p4ssw0rd passw0rd pa55word pa55w0rd`.split(/\s+/),
)

/** One character, or a run such as 12345678 or 87654321. */
const isRun = (password: string): boolean => {
  const steps = [...password].slice(1).map((_, at) => {
    return password.charCodeAt(at + 1) - password.charCodeAt(at)
  })
  const [first = 0] = steps
  return Math.abs(first) <= 1 && steps.every((step) => step === first || step === -9)
}

/** Whether an attacker tries this password early on: it, or it with digits and signs appended. */
export function isCommonPassword(password: string, names: readonly string[] = []): boolean {
  const plain = password.toLowerCase().replaceAll('@', 'a').replaceAll('$', 's')
  const stem = plain.replace(/[\d\W_]+$/, '')
  if (isRun(plain) || /^(\d)\1*$/.test(plain) || /^(.{1,3})\1+$/.test(plain)) return true
  return [plain, stem].some((one) => common.has(one) || (one !== '' && names.includes(one)))
}
