export { sk as payload } from '@payloadcms/translations/languages/sk'
