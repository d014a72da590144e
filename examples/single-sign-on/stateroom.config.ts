import { defineConfig } from 'stateroom-admin'
import { singleSignOn } from './single-sign-on.ts'

const { OIDC_ISSUER, OIDC_CLIENT_ID = 'recto', OIDC_CLIENT_SECRET = '' } = process.env

export default defineConfig({
  siteName: 'Recto',
  admin: {
    components: {
      afterLogin: [
        {
          path: './components/SignInWith#SignInWith',
          clientProps: { api: '/api/users', provider: 'Example ID' },
        },
      ],
    },
  },
  audit: {},
  collections: [
    {
      slug: 'users',
      auth: true,
      admin: { useAsTitle: 'email' },
      fields: [{ name: 'name', type: 'text' }],
    },
    { slug: 'notes', admin: { useAsTitle: 'title' }, fields: [{ name: 'title', type: 'text' }] },
  ],
  plugins: [
    singleSignOn({
      collection: 'users',
      issuer: OIDC_ISSUER ?? 'https://id.example.com',
      clientId: OIDC_CLIENT_ID,
      clientSecret: OIDC_CLIENT_SECRET,
      newUser: ({ name }) => ({ name }),
    }),
  ],
})
