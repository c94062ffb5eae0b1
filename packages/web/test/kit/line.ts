import type { Page, WebSocketRoute } from 'playwright-core';

/** A page's connection to the table, which can be cut off and mended. */
export async function breakableLine(page: Page): Promise<{ cut(): Promise<void>; mend(): void }> {
  const open = new Set<WebSocketRoute>();
  let isCut = false;
  await page.routeWebSocket(/\/api\/live/, (socket) => {
    if (isCut) return void socket.close();
    open.add(socket);
    socket.connectToServer();
  });
  return {
    async cut() {
      isCut = true;
      for (const socket of open) await socket.close();
      open.clear();
    },
    mend() {
      isCut = false;
    },
  };
}

/** A page's connection on which the table is shown at once, and what was asked is answered much later. */
export async function lateAnswers(page: Page, late: number): Promise<void> {
  await page.routeWebSocket(/\/api\/live/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const isAnswer = (JSON.parse(`${message}`) as { is: string }).is === 'done';
      if (isAnswer) setTimeout(() => socket.send(message), late);
      else socket.send(message);
    });
  });
}
