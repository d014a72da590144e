import { Problem } from '#problems'
import { isGranted } from './permissions.ts'
import type { Answer, Person } from './person.ts'
import { optionsOf } from './samples.ts'
import type { SiteEntity, SiteField } from './site-fields.ts'
import type { Throwaway } from './throwaway.ts'
import type { Workshop } from './workshop.ts'

const password = 'a-long-password-1A!'

export interface Staff {
  /** A user of each role; whoever may do most comes first. */
  people: Person[]
  /** Makes and signs in another one of a role. */
  signUpAnother: (role: string) => Promise<Person>
}

/** Makes and signs in a user of each role. */
export async function signUpAll(
  { payload, written }: Throwaway,
  workshop: Workshop,
  newPerson: (role: string) => Person,
): Promise<Staff> {
  const slug = payload.config.admin.user
  // A config may leave the users to the server.
  const bare: SiteEntity = { slug, isGlobal: false, fields: [], auth: true }
  const users = written.entities.find((entity) => entity.slug === slug) ?? bare
  const auth = Object(users.auth === true ? {} : users.auth)
  if (auth.disableLocalStrategy) throw new Problem('siteTest.noUsers')
  const field = roleField(users)
  const roles = field ? optionsOf(field).slice(0, mostRoles) : ['user']
  const people: Person[] = []
  for (const role of roles) {
    const person = await signUp(role, 'test')
    if (person) people.push(person)
  }
  if (people.length === 0) throw new Problem('siteTest.noUsers')
  return {
    people: await sortedByRights(people),
    async signUpAnother(role) {
      const person = await signUp(role, 'colleague')
      if (!person) throw new Problem('siteTest.noUsers')
      return person
    },
  }

  /** null: they may not sign in. */
  async function signUp(role: string, suffix: string): Promise<Person | null> {
    const username = `${role}-${suffix}`
    const login = { email: `${username}@site.example`.toLowerCase(), username }
    const own = { ...login, ...(field && { [field.name]: field.hasMany ? [role] : role }) }
    const user = await workshop.makeUser(users, { ...own, password, _verified: true })
    // A hook may make the first one an admin.
    await payload.update({
      collection: users.slug,
      id: user,
      data: field ? { [field.name]: own[field.name as keyof typeof own] } : {},
      overrideAccess: true,
    })
    const person = newPerson(role)
    const name = auth.loginWithUsername ? { username: login.username } : { email: login.email }
    const { status } = await person.ask('POST', `/${users.slug}/login`, { ...name, password })
    person.id = user
    person.collection = users.slug
    person.login = { name: auth.loginWithUsername ? login.username : login.email, password }
    return status === 200 ? person : null
  }
}

const mostRoles = 6

/** The selection in a user's document that says what they may do. */
const roleField = ({ fields }: SiteEntity) =>
  flat(fields).find(
    (field): field is SiteField & { name: string } =>
      ['select', 'radio'].includes(field.type) && /^(roles?|permissions?)$/i.test(field.name ?? ''),
  )

/** Those that are not within another value. */
const flat = (fields: readonly SiteField[]): SiteField[] =>
  fields.flatMap((field) =>
    field.name !== undefined ? field : flat([...(field.fields ?? []), ...(field.tabs ?? [])]),
  )

async function sortedByRights(people: readonly Person[]): Promise<Person[]> {
  const counted = []
  for (const person of people) {
    const { body } = await person.get('/access')
    counted.push({ person, rights: rightsIn(body) })
  }
  return counted.sort((one, other) => other.rights - one.rights).map(({ person }) => person)
}

/** What is granted throughout is answered as a plain `true`. */
function rightsIn({ collections, globals }: Answer['body']): number {
  const entities = [...Object.values(Object(collections)), ...Object.values(Object(globals))]
  const operations = ['create', 'read', 'update', 'delete'] as const
  const of = (entity: unknown) => operations.filter((name) => isGranted(Object(entity)[name]))
  return entities.reduce<number>(
    (sum, entity) => sum + (entity === true ? operations.length : of(entity).length),
    0,
  )
}
