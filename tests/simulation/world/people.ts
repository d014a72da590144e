import type { Person } from '../server/model-server.ts'

export const people: readonly Person[] = ['ann', 'ben', 'cid'].map((name, index) => ({
  id: index + 1,
  email: `${name}@site.example`,
  password: `the password of ${name}`,
}))
