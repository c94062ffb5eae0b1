const key = (table: string) => `engawa.invitation.${table}`;

/** Keeps what whoever opened the table was given, as long as this tab is open. */
export function keepInvitation(table: string, invitation: string): void {
  try {
    sessionStorage.setItem(key(table), invitation);
  } catch {
    // Then the owner makes a new link.
  }
}

/** From the address, or kept before. */
export function invitationTo(table: string, hash: string): string | undefined {
  const given = new URLSearchParams(hash.replace(/^#/, '')).get('invite');
  if (given) {
    keepInvitation(table, given);
    return given;
  }
  try {
    return sessionStorage.getItem(key(table)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The path that lets somebody in: the secret stands where no server sees it. */
export function invitationLink(table: string, invitation: string): string {
  return `/t/${table}#invite=${encodeURIComponent(invitation)}`;
}
