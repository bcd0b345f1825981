import './library.ts';

/** What the identity library does with a session; loaded when a token has to be renewed, or somebody signs out. */
export { fetchAuthSession, signOut } from 'aws-amplify/auth';
