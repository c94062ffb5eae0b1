import { inProcessBus } from '../../src/bus/in-process.ts';
import { describeBus } from './contract.ts';

describeBus('the bus inside one process', [], async () => {
  let complained: (error: unknown, what: string) => void = () => {};
  const hub = inProcessBus((error, what) => complained(error, what));
  return {
    join(process, complain) {
      complained = complain;
      return hub.join(process);
    },
  };
});
