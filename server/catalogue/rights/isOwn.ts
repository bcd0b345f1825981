/** The caller as the identity provider vouches for: the e-mail address only if it is proven. */
export interface Self {
  sub: string;
  email: string | undefined;
}

/** Is a right the caller's own, by account or by the address that it waits for? */
export function isOwn(self: Self, { sub, email }: { sub: string | null; email: string | null }): boolean {
  if (sub !== null) return sub === self.sub;
  return email !== null && email.toLowerCase() === self.email?.toLowerCase();
}
