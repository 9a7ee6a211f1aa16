const JARS = '/usr/share/java';

/** Debian calls the files of Spring 4.3 after the version before it. */
const NAMES = [
  ...['aop', 'beans', 'context', 'core', 'expression', 'jdbc', 'transaction', 'web', 'web.servlet'].map(
    (name) => `spring3-${name}`,
  ),
  ...['annotations-api', 'api', 'catalina', 'coyote', 'el-api', 'jaspic-api', 'jni', 'jsp-api', 'juli'].map(
    (name) => `tomcat9-${name}`,
  ),
  ...['servlet-api', 'util', 'util-scan'].map((name) => `tomcat9-${name}`),
  ...['annotations', 'core', 'databind'].map((name) => `jackson-${name}`),
  'commons-logging',
];

/** The database: Spring knows what it says of a key that is there already. */
export const h2 = `${JARS}/h2.jar`;

/** What the handler and the server are compiled and run with. */
export const springJars: readonly string[] = [...NAMES.map((name) => `${JARS}/${name}.jar`), h2];

/** The package of the handler. */
export const SPRING_PACKAGE = 'com.example.webhooks';

/** In the place of Spring Boot, which Debian does not have: Spring's servlet in Tomcat, with the handler of the page. */
export const springServer = (database: string): string => `package ${SPRING_PACKAGE};

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.catalina.Context;
import org.apache.catalina.startup.Tomcat;
import org.springframework.beans.factory.support.RootBeanDefinition;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.datasource.DriverManagerDataSource;
import org.springframework.web.context.support.GenericWebApplicationContext;
import org.springframework.web.servlet.DispatcherServlet;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerAdapter;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;

class Server {
    public static void main(String[] args) throws Exception {
        JdbcTemplate database = new JdbcTemplate(new DriverManagerDataSource("jdbc:h2:./${database}"));
        database.execute(Files.readString(Path.of("webhook_deliveries.sql")));
        GenericWebApplicationContext beans = new GenericWebApplicationContext();
        for (Class<?> type : new Class<?>[] {RequestMappingHandlerMapping.class, RequestMappingHandlerAdapter.class}) {
            beans.registerBeanDefinition(type.getSimpleName(), new RootBeanDefinition(type));
        }
        beans.getBeanFactory().registerSingleton(
                "handler", new ClearwardenWebhookController(database, new ObjectMapper()));

        Tomcat tomcat = new Tomcat();
        tomcat.setBaseDir(new File("tomcat").getAbsolutePath());
        tomcat.setPort(Integer.parseInt(args[0]));
        tomcat.getConnector().setProperty("address", "127.0.0.1");
        Context root = tomcat.addContext("", new File(".").getAbsolutePath());
        Tomcat.addServlet(root, "spring", new DispatcherServlet(beans)).setLoadOnStartup(1);
        root.addServletMappingDecoded("/", "spring");
        tomcat.start();
        tomcat.getServer().await();
    }
}
`;
