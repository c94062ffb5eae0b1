/** How long nothing may change on the screen while the code of the next page is on its way. */
const PATIENCE = 800;

/** When the work is done, or has failed, or has taken too long to wait for it. */
export async function patiently(work: Promise<unknown> | undefined): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([work, patience]).catch(() => {});
}
