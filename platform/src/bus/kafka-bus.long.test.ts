import { describeBus } from './testing/bus-contract.js';
import { startMockKafka } from './testing/kafka-mock.js';

describeBus('the bus over Kafka', async () => {
  const kafka = await startMockKafka();
  return {
    kind: 'kafka',
    address: kafka.broker,
    goAway: async () => kafka.freeze(),
    comeBack: async () => kafka.thaw(),
    stop: kafka.stop,
  };
});
